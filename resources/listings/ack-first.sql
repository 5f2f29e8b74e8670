-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
-- ack                                            -- [ack]
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
