import type { Queryable } from '#kit/db.ts';
import { readAccounts } from '#modules/cashier/index.ts';
import type { Mark } from './rules.ts';

/** A member's payout accounts. */
export async function payeeMarks(db: Queryable, owner: { brandId: number; memberId: bigint }): Promise<Mark[]> {
  const accounts = await readAccounts(db, owner);
  return accounts.map(({ kind, number }) => ({ kind: 'payee', mark: `${kind}:${number}` }));
}
