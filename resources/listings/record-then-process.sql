-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
INSERT INTO inbox (message_id, consumer)          -- [record]
VALUES (:key, :consumer);
-- duplicate key: duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
-- processed: ack                                 -- [ack]
