-- SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
-- SPDX-License-Identifier: MIT
UPDATE stock SET reserved = :total, version = :version  -- [reserve]
 WHERE book = :book AND version < :version;
-- 1 row: processed · 0 rows: duplicate; ack both       -- [ack]
