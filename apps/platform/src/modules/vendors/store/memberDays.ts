import type { Queryable } from '#kit/db.ts';
import { LOTTERY_HOURS } from '../rules.ts';

/** Definition of business days: in the brand's time zone, those of the games in `lotteries` from 2:00. */
export type DayRule = Readonly<{
  brandId: number;
  currency: string;
  timeZone: string;
  /** As `<vendor id>:<game code>`. */
  lotteries: readonly string[];
}>;

/** The business day of a round `r`, as SQL. */
export const dayOf = (timeZone: string, lotteries: string): string =>
  `((r.started_at at time zone ${timeZone}) - case when r.vendor_id || ':' || r.game_code = any (${lotteries}::text[])
     then interval '${LOTTERY_HOURS} hours' else interval '0' end)::date`;

/** The business days of members with a round that changed at or after a time. */
export async function readPlayedSince(
  db: Queryable,
  { brandId, currency, timeZone, lotteries, since }: DayRule & { since: string },
): Promise<{ memberId: bigint; day: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; day: string }>({
    name: 'vendors_played_since',
    text: `select distinct r.member_id as "memberId", (${dayOf('$3', '$4')})::text as day from vendors_rounds r
      where r.brand_id = $1 and r.currency = $2 and r.updated_at >= $5::timestamptz`,
    values: [brandId, currency, timeZone, lotteries, since],
  });
  return rows;
}

export type MemberDay = Readonly<{
  memberId: bigint;
  /** Without it all days of the member. */
  day: string | null;
}>;

export type MemberDaySum = {
  memberId: bigint;
  day: string;
  vendorId: number;
  gameCode: string;
  status: string;
  rounds: bigint;
  bet: bigint;
  validBet: bigint;
  /** The total return, including corrections. */
  win: bigint;
};

/** What members played on some of their business days, by game and state of the rounds. */
export async function sumMemberDays(
  db: Queryable,
  { brandId, currency, timeZone, lotteries, days }: DayRule & { days: readonly MemberDay[] },
): Promise<MemberDaySum[]> {
  if (days.length === 0) return [];
  const { rows } = await db.query<MemberDaySum>({
    name: 'vendors_member_days',
    text: `select k.member_id as "memberId", p.day::text as day, p.vendor_id as "vendorId", p.game_code as "gameCode", p.status,
            p.rounds, p.bet, p.valid_bet as "validBet", p.win
       from (select u.member_id, u.day,
                    coalesce(u.day::timestamp at time zone $3, '-infinity') as begins,
                    coalesce((u.day + 1 + interval '${LOTTERY_HOURS} hours') at time zone $3, 'infinity') as ends
               from unnest($5::bigint[], $6::date[]) as u (member_id, day) offset 0) k
       cross join lateral (
         select ${dayOf('$3', '$4')} as day, r.vendor_id, r.game_code, r.status, count(*) as rounds, sum(r.bet)::bigint as bet,
                sum(r.valid_bet)::bigint as valid_bet, sum(r.win + r.adjusted)::bigint as win
           from vendors_rounds r
          where r.member_id = k.member_id and r.started_at >= k.begins and r.started_at < k.ends
            and r.brand_id = $1 and r.currency = $2
          group by 1, 2, 3, 4 offset 0) p
      where k.day is null or p.day = k.day`,
    values: [
      ...[brandId, currency, timeZone, lotteries],
      ...[days.map(({ memberId }) => memberId), days.map(({ day }) => day)],
    ],
  });
  return rows;
}
