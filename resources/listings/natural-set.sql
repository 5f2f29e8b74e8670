-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
UPDATE stock SET reserved = :total                -- [reserve]
 WHERE book = :book;
-- processed: ack                                 -- [ack]
