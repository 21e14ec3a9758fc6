import type { Pool } from '../../kit/db.ts';
import type { Module } from '../../kit/implement.ts';
import { listTrail } from './routes/listTrail.ts';

export type AuditDeps = { pool: Pool };

/** Who did what, when, to what, and what it was before. */
export function auditModule(deps: AuditDeps): Module {
  return { name: 'audit', routes: [listTrail(deps)] };
}
