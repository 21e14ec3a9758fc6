import type { Formula } from '@baize/maths/contracts/Formula';
import type { Client, Queryable } from '#kit/db.ts';
import type { FormulaRow } from '../FormulaRow.ts';

const columns = `f.id, f.from_day::text as "fromDay", f.platform_fee_bps as "platformFeeBps",
  f.rebates_percent as "rebatesPercent", f.activity_percent as "activityPercent", f.deposit_fee_bps as "depositFeeBps",
  f.withdrawal_fee_bps as "withdrawalFeeBps", f.reason, f.created_by as "createdBy", f.created_at as "createdAt"`;

/** The formulas of a brand, the latest first; of those for one day the last that was set. */
export async function readFormulas(db: Queryable, brandId: number): Promise<FormulaRow[]> {
  const { rows } = await db.query<FormulaRow>(
    `select ${columns} from contracts_formulas f where f.brand_id = $1 order by f.from_day desc, f.id desc limit 500`,
    [brandId],
  );
  return rows;
}

export async function insertFormula(
  client: Client,
  row: Formula & { brandId: number; fromDay: string; reason: string; createdBy: string },
): Promise<FormulaRow> {
  const { rows } = await client.query<FormulaRow>(
    `insert into contracts_formulas as f (brand_id, from_day, platform_fee_bps, rebates_percent, activity_percent,
            deposit_fee_bps, withdrawal_fee_bps, reason, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [
      ...[row.brandId, row.fromDay, row.platformFeeBps, row.rebatesPercent, row.activityPercent, row.depositFeeBps],
      ...[row.withdrawalFeeBps, row.reason, row.createdBy],
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('No formula was written.');
  return written;
}
