-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
-- SET key EX 3600 NX                             -- [claim]
-- not set, or no answer: duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
-- processed: ack                                 -- [ack]
