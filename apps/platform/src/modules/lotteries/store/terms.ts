import type { Client, Queryable } from '#kit/db.ts';
import type { LotteryRow } from '../LotteryRow.ts';

/** A lottery with all of its settings for operators. */
export type TermsRow = LotteryRow & {
  firstSecond: number;
  lastSecond: number;
  weekdays: number[] | null;
  monthDays: number[] | null;
  holidays: string[];
  closeSeconds: number;
  position: number;
  version: number;
  updatedBy: string;
  late: number;
  stakeToday: bigint;
};

const columns = `l.id, l.brand_id as "brandId", l.code, l.family, l.name, l.group_code as "groupCode", l.area,
  l.prize_mode as "prizeMode", l.source, l.every_seconds as "everySeconds", l.min_group as "minGroup",
  l.max_group as "maxGroup", l.return_bps as "returnBps", l.play_limit as "playLimit", l.member_limit as "memberLimit",
  l.draw_limit as "drawLimit", l.prize_limit as "prizeLimit", l.is_open as "isOpen", l.time_zone as "timeZone",
  l.first_second as "firstSecond", l.last_second as "lastSecond", l.weekdays, l.month_days as "monthDays",
  l.holidays::text[] as holidays, l.close_seconds as "closeSeconds", l.position, l.version, l.updated_by as "updatedBy",
  (select count(*)::integer from lotteries_draws d
    where d.lottery_id = l.id and d.state in ('closed', 'awaiting') and d.settled_at is null
      and d.draw_at < clock_timestamp() - interval '10 minutes') as late,
  (select coalesce(sum(d.stake), 0)::bigint from lotteries_draws d
    where d.lottery_id = l.id and d.draw_at >= date_trunc('day', now() at time zone l.time_zone) at time zone l.time_zone
      and d.draw_at < (date_trunc('day', now() at time zone l.time_zone) + interval '1 day') at time zone l.time_zone)
    as "stakeToday"`;

/** The brand's lotteries, or the named one. */
export async function listOfOperators(
  db: Queryable,
  { brandId, id = null }: { brandId: number; id?: string | null },
): Promise<TermsRow[]> {
  const { rows } = await db.query<TermsRow>(
    `select ${columns} from lotteries_lotteries l
      where l.brand_id = $1 and ($2::bigint is null or l.id = $2) order by l.position, l.id`,
    [brandId, id],
  );
  return rows;
}

/** The id of a lottery of the brand, closed or not. */
export async function readBrandLotteryId(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    'select id from lotteries_lotteries where id = $1::bigint and brand_id = $2',
    [id, brandId],
  );
  return rows[0]?.id;
}

export type TermsDraft = Pick<
  TermsRow,
  | 'isOpen'
  | 'position'
  | 'closeSeconds'
  | 'holidays'
  | 'minGroup'
  | 'maxGroup'
  | 'returnBps'
  | 'playLimit'
  | 'memberLimit'
  | 'drawLimit'
  | 'prizeLimit'
>;

/** Updates the terms if their version is the one that was read; otherwise false. */
export async function writeTerms(
  client: Client,
  { id, version, by }: { id: number; version: number; by: string },
  terms: TermsDraft,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update lotteries_lotteries
        set is_open = $4, position = $5, close_seconds = $6, holidays = $7::date[], min_group = $8, max_group = $9,
            return_bps = $10, play_limit = $11, member_limit = $12, draw_limit = $13, prize_limit = $14,
            version = version + 1, updated_by = $3, updated_at = clock_timestamp()
      where id = $1 and version = $2`,
    [
      ...[id, version, by, terms.isOpen, terms.position, terms.closeSeconds, terms.holidays, terms.minGroup],
      ...[terms.maxGroup, terms.returnBps, terms.playLimit, terms.memberLimit, terms.drawLimit, terms.prizeLimit],
    ],
  );
  return rowCount === 1;
}
