import type { Queryable } from '#kit/db.ts';
import { sumValidBets } from '#modules/vendors/index.ts';
import { turnoverOf } from './rules.ts';
import { readDepositsToPlay } from './store/withdrawals.ts';
import type { WithdrawRulesRow } from './WithdrawRulesRow.ts';

type Who = { brandId: number; memberId: bigint; currency: string };

/** The wagering requirement of a withdrawal, and the progress since the first relevant deposit. */
export async function turnoverOwed(
  db: Queryable,
  who: Who,
  { turnoverBps }: Pick<WithdrawRulesRow, 'turnoverBps'>,
): Promise<{ required: bigint; done: bigint; isMet: boolean }> {
  const { sum, since } = await readDepositsToPlay(db, who);
  const required = turnoverOf(sum, turnoverBps);
  const done = since === null ? 0n : await sumValidBets(db, { ...who, since });
  return { required, done, isMet: done >= required };
}
