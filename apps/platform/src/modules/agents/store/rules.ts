import type { Queryable } from '#kit/db.ts';
import type { AgentRules } from '../rules.ts';

/** A brand's rules for agents; the defaults are those of the table. */
export async function readRules(db: Queryable, brandId: number): Promise<AgentRules> {
  const text = `select max_rebate_bps as "maxRebateBps", min_difference_bps as "minDifferenceBps",
      min_prize_group as "minPrizeGroup", max_prize_group as "maxPrizeGroup",
      min_prize_difference as "minPrizeDifference", free_rebate_bps as "freeRebateBps",
      links_at_once as "linksAtOnce", transfer_daily_sum as "transferDailySum"
    from agents_rules where brand_id = $1`;
  const { rows } = await db.query<AgentRules>(text, [brandId]);
  if (rows[0]) return rows[0];
  await db.query('insert into agents_rules (brand_id) values ($1) on conflict (brand_id) do nothing', [brandId]);
  const { rows: fresh } = await db.query<AgentRules>(text, [brandId]);
  if (!fresh[0]) throw new Error(`Brand ${brandId} has no rules for agents.`);
  return fresh[0];
}
