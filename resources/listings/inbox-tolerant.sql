-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
BEGIN;                                            -- [begin]
INSERT INTO inbox (message_id, consumer)          -- [claim]
VALUES (:key, :consumer)
    ON CONFLICT DO NOTHING;
-- 0 rows: ROLLBACK, duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
COMMIT;                                           -- [commit]
-- then ack                                       -- [ack]
