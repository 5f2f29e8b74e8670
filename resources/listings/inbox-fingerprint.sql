-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
BEGIN;                                            -- [begin]
INSERT INTO inbox                                 -- [claim]
       (message_id, consumer, fingerprint)
VALUES (:key, :consumer, :hash)
    ON CONFLICT DO NOTHING;
-- 0 rows: compare the hashes
SELECT fingerprint FROM inbox                     -- [check]
 WHERE message_id = :key AND consumer = :consumer;
-- the same: duplicate · another: quarantined
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
COMMIT;                                           -- [commit]
-- then ack                                       -- [ack]
