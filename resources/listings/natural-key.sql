-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
BEGIN;                                            -- [begin]
INSERT INTO stock_reservations                    -- [claim]
       (order_id, book, quantity)
VALUES (:order, :book, :quantity);
-- duplicate key: ROLLBACK, duplicate
UPDATE stock SET reserved = reserved + :quantity  -- [reserve]
 WHERE book = :book;
COMMIT;                                           -- [commit]
-- then ack                                       -- [ack]
