import type { Pool } from '../../kit/db.ts';

export type AuditDeps = { pool: Pool };
