-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
-- processed: ack                                 -- [ack]
