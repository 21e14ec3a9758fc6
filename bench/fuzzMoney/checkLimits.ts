import type { Fuzz } from './Fuzz.ts';

/** Acknowledged limits are kept, and nobody deposited or lost more than the first of them allowed. */
export async function checkLimits({ owner, members }: Omit<Fuzz, 'calls'>, month: Date): Promise<string[]> {
  const faults: string[] = [];
  const { rows: now } = await owner.query<{ isSame: boolean }>(
    `select limits_begin(1, 'month', now()) = $1 as "isSame"`,
    [month],
  );
  // A run over the end of a month may use what a month allows twice.
  const months = now[0]?.isSame === true ? 1n : 2n;
  const { rows } = await owner.query<{ member: string; measure: string; allowed: string | null }>(
    `select member_id::text as member, measure, allowed::text from limits_rules`,
  );
  const { rows: deposits } = await owner.query<{ member: string; sum: string }>(
    `select member_id::text as member, sum(amount - fee)::text as sum from cashier_deposits
      where status = 'approved' group by member_id`,
  );
  for (const { id, allowed, firstAllowed, played } of members) {
    for (const [measure, least] of allowed) {
      const kept = rows.find((row) => row.member === id && row.measure === measure)?.allowed;
      // One that was not acknowledged may be lower.
      if (kept === undefined || kept === null || BigInt(kept) > least)
        faults.push(`member ${id}: ${measure} was ${least} and is ${kept}`);
    }
    const deposited = BigInt(deposits.find(({ member }) => member === id)?.sum ?? 0);
    const [most, loss] = [firstAllowed.get('deposit'), firstAllowed.get('loss')];
    if (most !== undefined && deposited > most * months) faults.push(`member ${id} deposited ${deposited} of ${most}`);
    if (loss !== undefined && -played > loss * months) faults.push(`member ${id} lost ${-played} of ${loss}`);
  }
  return faults;
}
