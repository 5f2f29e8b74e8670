-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
SELECT 1 FROM inbox                               -- [check]
 WHERE message_id = :key AND consumer = :consumer;
-- a row: duplicate
BEGIN;                                            -- [begin]
INSERT INTO inbox (message_id, consumer)          -- [claim]
VALUES (:key, :consumer);
-- duplicate key: ROLLBACK, duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
COMMIT;                                           -- [commit]
-- then ack                                       -- [ack]
