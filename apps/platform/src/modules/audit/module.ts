import type { Module } from '#kit/implement.ts';
import { listTrail } from './routes/listTrail.ts';
import type { AuditDeps } from './AuditDeps.ts';

/** The audit trail: who did what, when, to what, with the state before. */
export function createAudit(deps: AuditDeps): { module: Module } {
  return { module: { name: 'audit', routes: [listTrail(deps)] } };
}
