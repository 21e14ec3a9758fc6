import type { Queryable } from '#kit/db.ts';
import type { WithdrawRulesRow } from '../WithdrawRulesRow.ts';

/** The withdrawal rules of a brand; undefined if it has no withdrawals. */
export async function readWithdrawRules(
  db: Queryable,
  brandId: number,
  currency: string,
): Promise<WithdrawRulesRow | undefined> {
  const { rows } = await db.query<WithdrawRulesRow>(
    `select minimum, maximum, fee_bps as "feeBps", daily_count as "dailyCount", daily_sum as "dailySum",
            second_from as "secondFrom", deposit_second_from as "depositSecondFrom", turnover_bps as "turnoverBps", confirm_minutes as "confirmMinutes"
       from cashier_withdraw_rules where brand_id = $1 and currency = $2`,
    [brandId, currency],
  );
  return rows[0];
}

/** Inserts the rules of a brand without any. */
export async function insertWithdrawRules(
  db: Queryable,
  brandId: number,
  currency: string,
  rules: WithdrawRulesRow,
): Promise<void> {
  await db.query(
    `insert into cashier_withdraw_rules (brand_id, currency, minimum, maximum, fee_bps, daily_count, daily_sum,
       second_from, turnover_bps, confirm_minutes, deposit_second_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      brandId,
      currency,
      rules.minimum,
      rules.maximum,
      rules.feeBps,
      rules.dailyCount,
      rules.dailySum,
      rules.secondFrom,
      rules.turnoverBps,
      rules.confirmMinutes,
      rules.depositSecondFrom,
    ],
  );
}

/** The rules with their version; undefined if there are none. */
export async function readWithdrawLimits(
  db: Queryable,
  brandId: number,
  currency: string,
): Promise<{ limits: WithdrawRulesRow; version: number } | undefined> {
  const limits = await readWithdrawRules(db, brandId, currency);
  if (!limits) return undefined;
  const { rows } = await db.query<{ version: number }>(
    'select version from cashier_withdraw_rules where brand_id = $1 and currency = $2',
    [brandId, currency],
  );
  return { limits, version: rows[0]?.version ?? 0 };
}

/** Updates the rules if their version is the given one, 0 for none. Returns the new version, or undefined. */
export async function saveWithdrawLimits(
  db: Queryable,
  {
    brandId,
    currency,
    version,
    limits,
  }: { brandId: number; currency: string; version: number; limits: WithdrawRulesRow },
): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    `insert into cashier_withdraw_rules as r (brand_id, currency, minimum, maximum, fee_bps, daily_count, daily_sum,
       second_from, turnover_bps, confirm_minutes, deposit_second_from)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12
      where $11 = 0 or exists (select from cashier_withdraw_rules where brand_id = $1 and currency = $2)
     on conflict (brand_id, currency) do update set minimum = $3, maximum = $4, fee_bps = $5, daily_count = $6,
       daily_sum = $7, second_from = $8, turnover_bps = $9, confirm_minutes = $10, deposit_second_from = $12, version = r.version + 1
      where r.version = $11
     returning version`,
    [
      brandId,
      currency,
      limits.minimum,
      limits.maximum,
      limits.feeBps,
      limits.dailyCount,
      limits.dailySum,
      limits.secondFrom,
      limits.turnoverBps,
      limits.confirmMinutes,
      version,
      limits.depositSecondFrom,
    ],
  );
  return rows[0]?.version;
}
