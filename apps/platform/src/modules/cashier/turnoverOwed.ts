import type { Queryable } from '#kit/db.ts';
import { isExcluded } from '#modules/limits/index.ts';
import { sumValidBets } from '#modules/vendors/index.ts';
import { turnoverOf } from './rules.ts';
import { readDepositsToPlay } from './store/withdrawals.ts';
import type { WithdrawRulesRow } from './WithdrawRulesRow.ts';

type Who = { brandId: number; memberId: bigint; currency: string };

/**
 * The wagering requirement of a withdrawal, and the progress since the first relevant deposit. Whoever is excluded cannot
 * play, so nothing is required of them: their money is theirs to take out.
 */
export async function turnoverOwed(
  db: Queryable,
  who: Who,
  { turnoverBps }: Pick<WithdrawRulesRow, 'turnoverBps'>,
): Promise<{ required: bigint; done: bigint; isMet: boolean; isExcluded: boolean }> {
  const { sum, since } = await readDepositsToPlay(db, who);
  const isOut = await isExcluded(db, who);
  const required = isOut ? 0n : turnoverOf(sum, turnoverBps);
  const done = since === null ? 0n : await sumValidBets(db, { ...who, since });
  return { required, done, isMet: done >= required, isExcluded: isOut };
}
