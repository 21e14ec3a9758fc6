import type { Client, Queryable } from '#kit/db.ts';

export type FeedRow = {
  id: number;
  brandId: number;
  code: string;
  secretFile: string | null;
  sealedSecret: Buffer | null;
  /** The previous key, while it is valid. */
  oldSealed: Buffer | null;
  isSandbox: boolean;
};
export type ReportAnswer = 'accepted' | 'same' | 'waiting';

/** An active feed; undefined if the code is unknown or it is closed. */
export async function readFeed(db: Queryable, code: string): Promise<FeedRow | undefined> {
  const { rows } = await db.query<FeedRow>(
    `select id, brand_id as "brandId", code, secret_file as "secretFile", sealed_secret as "sealedSecret",
            case when old_until > clock_timestamp() then old_sealed end as "oldSealed", is_sandbox as "isSandbox"
       from lotteries_feeds where code = $1 and is_open`,
    [code],
  );
  return rows[0];
}

/** Number of logged calls: authenticated, and others. */
const PLACES = { proven: 40, other: 10 } as const;

export type HeardCall = { isProven: boolean; answer: string; gameCode: string | null; drawNo: string | null };

/** Logs a call in place of the oldest one. */
export async function noteCall(db: Queryable, feedId: number, call: HeardCall): Promise<void> {
  await db.query(
    `with counted as (
       update lotteries_feeds
          set proven_calls = proven_calls + case when $2 then 1 else 0 end,
              other_calls = other_calls + case when $2 then 0 else 1 end
        where id = $1 returning case when $2 then proven_calls else other_calls end as nth)
     insert into lotteries_feed_calls (feed_id, is_proven, place, answer, game_code, draw_no)
     select $1, $2, (nth % $3)::smallint, $4, $5, $6 from counted
     on conflict (feed_id, is_proven, place) do update
        set at = excluded.at, answer = excluded.answer, game_code = excluded.game_code, draw_no = excluded.draw_no`,
    [
      ...[feedId, call.isProven, call.isProven ? PLACES.proven : PLACES.other],
      ...[call.answer, call.gameCode, call.drawNo],
    ],
  );
}

export type FeedDraw = { id: bigint; family: string; drawAt: Date; isDrawn: boolean; isOld: boolean };

/** The draw of a lottery that a feed serves; a day after its time it is late. */
export async function readFeedDraw(
  db: Queryable,
  { feedId, code, no }: { feedId: number; code: string; no: string },
): Promise<FeedDraw | undefined> {
  const { rows } = await db.query<FeedDraw>(
    `select d.id, l.family, d.draw_at as "drawAt",
            d.draw_at <= clock_timestamp() as "isDrawn", d.draw_at < clock_timestamp() - interval '1 day' as "isOld"
       from lotteries_draws d join lotteries_lotteries l on l.id = d.lottery_id
      where l.feed_id = $1 and l.source = 'official' and l.code = $2 and d.no = $3`,
    [feedId, code, no],
  );
  return rows[0];
}

type Report = { feedId: number; eventId: string };

export async function readReport(
  db: Queryable,
  { feedId, eventId }: Report,
): Promise<{ hash: Buffer; answer: ReportAnswer } | undefined> {
  const { rows } = await db.query<{ hash: Buffer; answer: ReportAnswer }>(
    'select hash, answer from lotteries_reports where feed_id = $1 and event_id = $2',
    [feedId, eventId],
  );
  return rows[0];
}

/** Stores a response; false if the event has one already. */
export async function insertReport(
  client: Client,
  report: Report & { hash: Buffer; drawId: bigint; numbers: readonly number[]; answer: ReportAnswer },
): Promise<boolean> {
  const { feedId, eventId, hash, drawId, numbers, answer } = report;
  const { rowCount } = await client.query(
    `insert into lotteries_reports (feed_id, event_id, hash, draw_id, numbers, answer)
     values ($1, $2, $3, $4, $5, $6) on conflict (feed_id, event_id) do nothing`,
    [feedId, eventId, hash, drawId, numbers, answer],
  );
  return rowCount === 1;
}
