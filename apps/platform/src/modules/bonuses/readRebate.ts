import type { Queryable } from '#kit/db.ts';
import { sumValidBetsByGame } from '#modules/vendors/index.ts';
import type { RebateLine, RebateRules } from './RebateRules.ts';
import { linesOf, rebateOf, unpaidOf, type GameBets } from './rules.ts';
import { readCounted, readRebateRules } from './store/rebates.ts';

export type Rebate = { rules: RebateRules; unpaid: GameBets[]; lines: RebateLine[]; amount: bigint; mayClaim: boolean };

/** What a member could claim back now, by rounds, rates and what was paid before; undefined where nothing is given. */
export async function readRebate(
  db: Queryable,
  classes: ReadonlyMap<string, string>,
  owner: { brandId: number; memberId: bigint; currency: string },
): Promise<Rebate | undefined> {
  const rules = await readRebateRules(db, owner.brandId);
  if (!rules) return undefined;
  // What was paid is read first: rounds only grow until then, so nothing is paid that is not there.
  const counted = await readCounted(db, owner);
  const played = await sumValidBetsByGame(db, { ...owner, since: rules.since });
  const unpaid = unpaidOf(played, counted).filter((row) => classes.has(`${row.vendorId}:${row.gameCode}`));
  const lines = linesOf(unpaid, classes, rules.rates);
  const amount = rebateOf(lines);
  return { rules, unpaid, lines, amount, mayClaim: amount > 0n && amount >= rules.minimum };
}
