import type { auditRow } from '@baize/contract';
import type * as z from 'zod/mini';
import type { TrailRow } from './TrailRow.ts';

/** A row of the trail as the contract shows it; the hash in hexadecimal. */
export function presentRow(row: TrailRow): z.output<typeof auditRow> {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor,
    ip: row.ip,
    action: row.action,
    objectType: row.objectType,
    objectId: row.objectId,
    reason: row.reason,
    before: row.before,
    after: row.after,
    hash: row.hash.toString('hex'),
  };
}
