-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
BEGIN;                                            -- [begin]
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
INSERT INTO inbox (message_id, consumer)          -- [claim]
VALUES (:key, :consumer);
-- duplicate key: ROLLBACK, duplicate
COMMIT;                                           -- [commit]
-- then ack                                       -- [ack]
