-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
INSERT INTO inbox                                 -- [record]
       (message_id, consumer, completed_at)
VALUES (:key, :consumer, NULL);
-- duplicate key: look how far it came
SELECT completed_at FROM inbox                    -- [check]
 WHERE message_id = :key AND consumer = :consumer;
-- a time: duplicate
-- send the mail with the key; known: refused     -- [send]
UPDATE inbox SET completed_at = :now              -- [complete]
 WHERE message_id = :key AND consumer = :consumer;
-- processed: ack                                 -- [ack]
