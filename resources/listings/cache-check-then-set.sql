-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
-- GET key                                        -- [check]
-- found, or no answer: duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
-- SET key EX 3600                                -- [record]
-- processed: ack                                 -- [ack]
