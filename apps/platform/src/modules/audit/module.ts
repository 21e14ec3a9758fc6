import type { Module } from '#kit/implement.ts';
import { listTrail } from './routes/listTrail.ts';
import type { AuditDeps } from './AuditDeps.ts';

/** Who did what, when, to what, and what it was before. */
export function createAudit(deps: AuditDeps): { module: Module } {
  return { module: { name: 'audit', routes: [listTrail(deps)] } };
}
