import type { Queryable } from '#kit/db.ts';
import { readMember } from '#modules/agents/index.ts';
import type { LotteryRow } from './LotteryRow.ts';

/** The prize group from a member's place in the agent tree; the lowest outside of it. */
export async function memberGroupOf(
  db: Queryable,
  who: { brandId: number; memberId: bigint },
  { minGroup }: LotteryRow,
): Promise<number> {
  return (await readMember(db, who))?.prizeGroup ?? minGroup;
}
