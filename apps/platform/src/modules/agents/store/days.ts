import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { LOTTERY_HOURS } from '#modules/vendors/index.ts';

/** Business days, such as 2026-03-05, both inclusive. */
export type Days = Readonly<{ from: string; to: string }>;
type Stretch = Readonly<{ from: Date; to: Date }>;

const MAX_DAYS = 93;

/**
 * The time range of some days, by the brand's clock. Those of lotteries begin some hours later, also in a night with a
 * clock change. Refuses reversed and too long ranges.
 */
export async function readStretch(
  db: Queryable,
  { from, to, timeZone }: Days & { timeZone: string },
): Promise<{ plain: Stretch; lottery: Stretch }> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days >= MAX_DAYS) throw new Refusal('invalid_input', 'Not valid: from', { field: 'from' });
  const { rows } = await db.query<{ from: Date; to: Date; lotteryFrom: Date; lotteryTo: Date }>(
    `select $1::date::timestamp at time zone $3 as from, ($2::date + 1)::timestamp at time zone $3 as to,
            $1::date::timestamp at time zone $3 + make_interval(hours => $4) as "lotteryFrom",
            ($2::date + 1)::timestamp at time zone $3 + make_interval(hours => $4) as "lotteryTo"`,
    [from, to, timeZone, LOTTERY_HOURS],
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return { plain: { from: row.from, to: row.to }, lottery: { from: row.lotteryFrom, to: row.lotteryTo } };
}
