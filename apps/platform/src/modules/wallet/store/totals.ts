import type { Queryable } from '#kit/db.ts';
import type { TrialBalanceRow } from '../TrialBalanceRow.ts';

export type TotalsRow = Omit<TrialBalanceRow, 'entrySum'> & { brandCode: string };

/**
 * Totals per brand and currency, of one brand or all, from the accounts only: versions have no gaps, so an account's
 * version is its number of entries. The check of the books verifies the accounts.
 */
export async function readTotals(
  db: Queryable,
  brandId: number | undefined,
): Promise<{ takenAt: Date; rows: TotalsRow[] }> {
  const { rows } = await db.query<TotalsRow>(
    `select a.brand_id as "brandId", b.code as "brandCode", a.currency,
            coalesce(sum(a.balance) filter (where a.member_id > 0 and a.name <> 'debt' and a.name not like 'hold.%'), 0)::bigint as members,
            coalesce(sum(a.balance) filter (where a.name like 'hold.%'), 0)::bigint as holds,
            coalesce(sum(a.balance) filter (where a.name = 'debt'), 0)::bigint as debts,
            coalesce(sum(a.balance) filter (where a.name = 'house.transit'), 0)::bigint as transit,
            coalesce(sum(a.balance) filter (where a.member_id = 0 and a.name <> 'house.transit'), 0)::bigint as house,
            sum(a.balance)::bigint as sum, count(*)::bigint as accounts, sum(a.version)::bigint as entries
       from wallet_accounts a join site_brands b on b.id = a.brand_id
      where $1::integer is null or a.brand_id = $1
      group by a.brand_id, b.code, a.currency order by a.brand_id, a.currency`,
    [brandId ?? null],
  );
  const { rows: moments } = await db.query<{ at: Date }>('select now() as at');
  const [moment] = moments;
  if (!moment) throw new Error('The database gave no time.');
  return { takenAt: moment.at, rows };
}
