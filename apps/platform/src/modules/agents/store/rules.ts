import type { Client, Queryable } from '#kit/db.ts';
import type { AgentRules, RebatePercents } from '../rules.ts';

const columns = `max_rebate_bps as "maxRebateBps", min_difference_bps as "minDifferenceBps",
  min_prize_group as "minPrizeGroup", max_prize_group as "maxPrizeGroup", min_prize_difference as "minPrizeDifference",
  free_rebate_bps as "freeRebateBps", links_at_once as "linksAtOnce", transfer_daily_sum as "transferDailySum",
  rebate_percents as "rebatePercents", version`;

/** A brand's rules for agents; the defaults are those of the table. */
export async function readRules(db: Queryable, brandId: number): Promise<AgentRules> {
  const text = `select ${columns} from agents_rules where brand_id = $1`;
  const { rows } = await db.query<AgentRules>(text, [brandId]);
  if (rows[0]) return rows[0];
  await db.query('insert into agents_rules (brand_id) values ($1) on conflict (brand_id) do nothing', [brandId]);
  const { rows: fresh } = await db.query<AgentRules>(text, [brandId]);
  if (!fresh[0]) throw new Error(`Brand ${brandId} has no rules for agents.`);
  return fresh[0];
}

/** How much of a rate counts, in percent by category. */
export const readRebatePercents = async (db: Queryable, brandId: number): Promise<RebatePercents> =>
  (await readRules(db, brandId)).rebatePercents;

/** Writes the rules of a brand over the version that was seen; undefined when somebody else was first. */
export async function writeRules(
  client: Client,
  { brandId, ...rules }: AgentRules & { brandId: number },
): Promise<AgentRules | undefined> {
  const { rows } = await client.query<AgentRules>(
    `update agents_rules set max_rebate_bps = $3, min_difference_bps = $4, min_prize_group = $5, max_prize_group = $6,
            min_prize_difference = $7, free_rebate_bps = $8, links_at_once = $9, transfer_daily_sum = $10,
            rebate_percents = $11, version = version + 1
      where brand_id = $1 and version = $2 returning ${columns}`,
    [
      ...[brandId, rules.version, rules.maxRebateBps, rules.minDifferenceBps, rules.minPrizeGroup, rules.maxPrizeGroup],
      ...[rules.minPrizeDifference, rules.freeRebateBps, rules.linksAtOnce, rules.transferDailySum],
      JSON.stringify(rules.rebatePercents),
    ],
  );
  return rows[0];
}
