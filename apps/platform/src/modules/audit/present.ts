import type { auditRow } from '@baize/contract';
import type * as z from 'zod/mini';
import type { TrailRow } from './TrailRow.ts';

/**
 * A row of the trail for the contract; the hash in hexadecimal. Member and amount are taken from the recorded facts;
 * where these name no member, `account` is that of the object's id.
 */
export function presentRow(row: TrailRow, account: string | undefined): z.output<typeof auditRow> {
  const facts = { ...factsOf(row.before), ...factsOf(row.after) };
  const wordOf = (name: string): string => (typeof facts[name] === 'string' ? facts[name] : '');
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor,
    ip: row.ip,
    action: row.action,
    objectType: row.objectType,
    objectId: row.objectId,
    member: wordOf('member') || (account ?? ''),
    amount: wordOf('amount'),
    currency: wordOf('amount') === '' ? '' : wordOf('currency'),
    reason: row.reason,
    before: row.before,
    after: row.after,
    hash: row.hash.toString('hex'),
  };
}

/** The member id of a row whose object is a member. */
export const memberIdOf = ({ objectType, objectId }: TrailRow): bigint | undefined =>
  objectType === 'member' && /^\d{1,18}$/.test(objectId) ? BigInt(objectId) : undefined;

/** A row that was tampered with may contain anything, and is still shown. */
function factsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
