import type { Queryable } from '#kit/db.ts';
import type { RoundRow } from '../rules.ts';

/** The latest rounds of a brand, newest first. */
export async function readLatestRounds(
  db: Queryable,
  { brandId, limit }: { brandId: number; limit: number },
): Promise<(RoundRow & { memberId: bigint })[]> {
  const { rows } = await db.query<RoundRow & { memberId: bigint }>({
    name: 'vendors_rounds_newest',
    text: `select id, member_id as "memberId", vendor_id as "vendorId", round, game_code as "gameCode", currency, bet, win,
                  adjusted, valid_bet as "validBet", free_id is not null as "isFree", status, started_at as "startedAt",
                  updated_at as "updatedAt"
             from vendors_rounds where brand_id = $1 order by started_at desc limit $2`,
    values: [brandId, limit],
  });
  return rows;
}

export type HourOfRounds = { isToday: boolean; hour: number; rounds: number; bet: bigint; win: bigint };

/** What a brand's members played today and yesterday, by hour of the brand's time zone. */
export async function sumRoundsByHour(
  db: Queryable,
  { brandId, currency, timeZone }: { brandId: number; currency: string; timeZone: string },
): Promise<HourOfRounds[]> {
  const { rows } = await db.query<HourOfRounds>({
    name: 'vendors_rounds_by_hour',
    text: `select (started_at at time zone $3)::date = (now() at time zone $3)::date as "isToday",
                  extract(hour from started_at at time zone $3)::integer as hour, count(*)::integer as rounds,
                  coalesce(sum(bet), 0)::bigint as bet, coalesce(sum(win + adjusted), 0)::bigint as win
             from vendors_rounds
            where brand_id = $1 and currency = $2 and status <> 'cancelled'
              and started_at >= (date_trunc('day', now() at time zone $3) - interval '1 day') at time zone $3
              and started_at < (date_trunc('day', now() at time zone $3) + interval '1 day') at time zone $3
            group by 1, 2 order by 1, 2`,
    values: [brandId, currency, timeZone],
  });
  return rows;
}
