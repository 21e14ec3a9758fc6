import type { Queryable } from '#kit/db.ts';
import { sumValidBetsByGame } from '#modules/vendors/index.ts';
import type { RebateLine, RebateRules } from './RebateRules.ts';
import { linesOf, rebateOf, unpaidOf, type GameBets } from './rules.ts';
import { readCounted, readRebateRules } from './store/rebates.ts';

export type Rebate = { rules: RebateRules; unpaid: GameBets[]; lines: RebateLine[]; amount: bigint; mayClaim: boolean };

/** What a member could claim now, by rounds, rates and earlier payments; undefined where the brand gives no rebates. */
export async function readRebate(
  db: Queryable,
  classes: ReadonlyMap<string, string>,
  owner: { brandId: number; memberId: bigint; currency: string },
): Promise<Rebate | undefined> {
  const rules = await readRebateRules(db, owner.brandId);
  if (!rules) return undefined;
  // The paid part is read first: rounds only grow meanwhile, so nothing is paid twice.
  const counted = await readCounted(db, owner);
  const played = await sumValidBetsByGame(db, { ...owner, since: rules.since });
  const unpaid = unpaidOf(played, counted).filter((row) => classes.has(`${row.vendorId}:${row.gameCode}`));
  const lines = linesOf(unpaid, classes, rules.rates);
  const amount = rebateOf(lines);
  return { rules, unpaid, lines, amount, mayClaim: amount > 0n && amount >= rules.minimum };
}
