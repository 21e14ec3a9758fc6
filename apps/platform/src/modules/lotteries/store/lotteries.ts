import { localText } from '@baize/contract/localText';
import type { Client, Queryable } from '#kit/db.ts';
import type { DrawRow } from '../DrawRow.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import type { RestrictedNumber } from '../RestrictedNumber.ts';
import { standingJson } from './restrictions.ts';

const columns = `l.id, l.brand_id as "brandId", l.code, l.family, l.name, l.group_code as "groupCode", l.area,
  l.prize_mode as "prizeMode", l.source, l.time_zone as "timeZone", l.every_seconds as "everySeconds", l.min_group as "minGroup",
  l.max_group as "maxGroup", l.return_bps as "returnBps", l.play_limit as "playLimit", l.member_limit as "memberLimit",
  l.draw_limit as "drawLimit", l.prize_limit as "prizeLimit", l.is_open as "isOpen",
  l.restricted_no as "restrictedNo"`;

/** A draw as one JSON object, for joins with a lottery. */
const drawJson = (d: string): string => `jsonb_build_object('no', ${d}.no, 'state', ${d}.state, 'numbers', ${d}.result,
  'opensAt', ${moment(`${d}.opens_at`)}, 'closeAt', ${moment(`${d}.close_at`)}, 'drawAt', ${moment(`${d}.draw_at`)})`;

const moment = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type DrawCard = Pick<DrawRow, 'no' | 'state'> & {
  opensAt: string;
  closeAt: string;
  drawAt: string;
  numbers: number[] | null;
};

/** A lottery with its current draw and the last drawn one. */
export type LotteryCardRow = LotteryRow & { current: DrawCard | null; last: DrawCard | null; serverTime: Date };

/** The brand's open lotteries, or the named one, with their current state. */
export async function readCards(
  db: Queryable,
  { brandId, code }: { brandId: number; code?: string | undefined },
): Promise<LotteryCardRow[]> {
  const { rows } = await db.query<LotteryCardRow>({
    name: 'lotteries_cards',
    text: `select ${columns}, c.draw as current, p.draw as last, clock_timestamp() as "serverTime"
      from lotteries_lotteries l
      left join lateral (
        select ${drawJson('d')} as draw from lotteries_draws d
         where d.lottery_id = l.id and d.draw_at > clock_timestamp() and d.close_at > clock_timestamp()
           and d.state in ('scheduled', 'open')
         order by d.draw_at limit 1
      ) c on true
      left join lateral (
        select ${drawJson('d')} as draw from lotteries_draws d
         where d.lottery_id = l.id and d.result is not null and d.state <> 'void' order by d.draw_at desc limit 1
      ) p on true
     where l.brand_id = $1 and l.is_open and ($2::text is null or l.code = $2)
     order by l.position, l.id`,
    values: [brandId, code ?? null],
  });
  return rows;
}

export async function readLottery(
  db: Queryable,
  { brandId, code }: { brandId: number; code: string },
): Promise<LotteryRow | undefined> {
  const { rows } = await db.query<LotteryRow>(
    `select ${columns} from lotteries_lotteries l where l.brand_id = $1 and l.code = $2`,
    [brandId, code],
  );
  return rows[0];
}

/** A draw as a bet names it. */
export type NamedDraw = Readonly<{ brandId: number; code: string; no: string }>;

/** A lottery with a draw of it; without one where it has none of that number. */
export type AskedDraw = LotteryRow & {
  nth: number;
  drawId: bigint | null;
  drawAt: Date | null;
  /** Null where the lottery never had any. */
  restricted: RestrictedNumber[] | null;
};

/** The lotteries of a list of draws with the draws, each beside its place in the list; what is no lottery is missing. */
export async function readNamedDraws(db: Queryable, named: readonly NamedDraw[]): Promise<AskedDraw[]> {
  const { rows } = await db.query<AskedDraw>({
    name: 'lotteries_named_draws',
    text: `select a.nth::integer as nth, ${columns}, d.id as "drawId", d.draw_at as "drawAt",
             case when l.restricted_no > 0 then ${standingJson('l.id', 'd.id')} end as restricted
      from unnest($1::integer[], $2::text[], $3::text[]) with ordinality as a (brand, code, no, nth)
      cross join lateral (
        select * from lotteries_lotteries x where x.brand_id = a.brand and x.code = a.code offset 0
      ) l
      left join lateral (
        select x.id, x.draw_at from lotteries_draws x where x.lottery_id = l.id and x.no = a.no offset 0
      ) d on true`,
    values: [named.map(({ brandId }) => brandId), named.map(({ code }) => code), named.map(({ no }) => no)],
  });
  return rows;
}

export async function readLotteryById(db: Queryable, id: number): Promise<LotteryRow> {
  const { rows } = await db.query<LotteryRow>(`select ${columns} from lotteries_lotteries l where l.id = $1`, [id]);
  const [row] = rows;
  if (!row) throw new Error(`There is no lottery ${id}.`);
  return row;
}

/** Codes and names of all lotteries of the brand, closed ones included. */
export async function listNames(db: Queryable, brandId: number): Promise<Pick<LotteryRow, 'code' | 'name'>[]> {
  const { rows } = await db.query<Pick<LotteryRow, 'code' | 'name'>>(
    'select code, name from lotteries_lotteries where brand_id = $1 order by position, id',
    [brandId],
  );
  return rows;
}

/** Name and category of every brand's lotteries, for records. */
export async function listFaces(
  db: Queryable,
): Promise<{ id: number; brandId: number; code: string; classify: 'LOTT' | 'ELOTT'; name: LotteryRow['name'] }[]> {
  const { rows } = await db.query<Pick<LotteryRow, 'id' | 'brandId' | 'code' | 'name' | 'prizeMode'>>(
    `select id, brand_id as "brandId", code, name, prize_mode as "prizeMode" from lotteries_lotteries order by id`,
  );
  return rows.map(({ id, brandId, code, name, prizeMode }) => ({
    ...{ id, brandId, code, classify: prizeMode === 'ELOTT' ? 'ELOTT' : 'LOTT' },
    name: localText(name, 'EN') === '' ? { EN: code } : name,
  }));
}

/** How many lotteries are open, and the code of the first of them. */
type OpenCount = { count: number; first: string };

/** Open lotteries by their category in the navigation and by their page. */
export type OpenCounts = Record<'LOTT' | 'ELOTT', Record<LotteryRow['area'], OpenCount>>;

export async function countOpen(db: Queryable, brandId: number): Promise<OpenCounts> {
  const { rows } = await db.query<OpenCount & { classify: 'LOTT' | 'ELOTT'; area: LotteryRow['area'] }>(
    `select case when prize_mode = 'ELOTT' then 'ELOTT' else 'LOTT' end as classify, area, count(*)::int as count,
            (array_agg(code order by position, id))[1] as first
       from lotteries_lotteries where brand_id = $1 and is_open group by 1, 2`,
    [brandId],
  );
  const none = { count: 0, first: '' };
  const counts: OpenCounts = { LOTT: { CN: none, VN: none, SEA: none }, ELOTT: { CN: none, VN: none, SEA: none } };
  for (const { classify, area, count, first } of rows) counts[classify][area] = { count, first };
  return counts;
}

/** Codes of open lotteries by orders of the last day, descending. */
export async function readPopular(db: Queryable, brandId: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `select l.code from lotteries_lotteries l
       left join lateral (
         select sum(d.stake) as stake, count(*) as draws from lotteries_draws d
          where d.lottery_id = l.id and d.draw_at > clock_timestamp() - interval '1 day'
            and d.draw_at < clock_timestamp() + interval '1 day'
       ) s on true
      where l.brand_id = $1 and l.is_open order by s.stake desc nulls last, l.position, l.id limit 12`,
    [brandId],
  );
  return rows.map(({ code }) => code);
}

type Who = { brandId: number; memberId: bigint };

/** Codes of lotteries that a member opened, latest first. */
export async function readRecent(db: Queryable, { brandId, memberId }: Who): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `select l.code from lotteries_opened o join lotteries_lotteries l on l.id = o.lottery_id
      where o.member_id = $2 and o.brand_id = $1 and l.is_open order by o.opened_at desc limit 12`,
    [brandId, memberId],
  );
  return rows.map(({ code }) => code);
}

export async function noteOpened(
  db: Queryable,
  { brandId, memberId, lotteryId }: Who & { lotteryId: number },
): Promise<void> {
  await db.query(
    `insert into lotteries_opened (member_id, lottery_id, brand_id) values ($1, $2, $3)
     on conflict (member_id, lottery_id) do update set opened_at = clock_timestamp()`,
    [memberId, lotteryId, brandId],
  );
}

/** Locks the lottery and returns the hash that its next draw is chained to. */
export async function holdChain(client: Client, lotteryId: number): Promise<string> {
  const { rows } = await client.query<{ chain: string }>(
    'select chain from lotteries_lotteries where id = $1 for no key update',
    [lotteryId],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no lottery ${lotteryId}.`);
  return row.chain;
}

export async function writeChain(client: Client, lotteryId: number, chain: string): Promise<void> {
  await client.query('update lotteries_lotteries set chain = $2 where id = $1', [lotteryId, chain]);
}

export type LotterySeed = Omit<LotteryRow, 'id' | 'isOpen' | 'restrictedNo'> & {
  firstSecond: number;
  lastSecond: number;
  weekdays: number[] | null;
  monthDays: number[] | null;
  closeSeconds: number;
  position: number;
  by: string;
  /** Open, and without days off, unless said. */
  isOpen?: boolean;
  holidays?: readonly string[];
};

/**
 * Adds a lottery and says its number; one of that code is left alone, and nothing is said. Its chain begins with the hash of
 * its own name.
 */
export async function insertLottery(db: Queryable, seed: LotterySeed): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `insert into lotteries_lotteries (brand_id, code, family, name, group_code, area, prize_mode, source, time_zone,
            first_second, last_second, every_seconds, weekdays, month_days, close_seconds, min_group, max_group,
            return_bps, play_limit, member_limit, draw_limit, prize_limit, position, chain, updated_by, is_open, holidays)
     values ($1::integer, $2::text, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
             $23, encode(sha256(convert_to($1::integer::text || ':' || $2::text, 'UTF8')), 'hex'), $24, $25, $26::date[])
     on conflict (brand_id, code) do nothing returning id`,
    [
      ...[seed.brandId, seed.code, seed.family, JSON.stringify(seed.name), seed.groupCode, seed.area, seed.prizeMode],
      ...[seed.source, seed.timeZone, seed.firstSecond, seed.lastSecond, seed.everySeconds, seed.weekdays],
      ...[seed.monthDays, seed.closeSeconds, seed.minGroup, seed.maxGroup, seed.returnBps, seed.playLimit],
      ...[seed.memberLimit, seed.drawLimit, seed.prizeLimit, seed.position, seed.by],
      ...[seed.isOpen ?? true, seed.holidays ?? []],
    ],
  );
  return rows[0]?.id;
}

/** Whether the database knows a time zone by that name: draws are counted in it there. */
export async function isTimeZone(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select from pg_timezone_names where name = $1', [name]);
  return rowCount !== 0;
}
