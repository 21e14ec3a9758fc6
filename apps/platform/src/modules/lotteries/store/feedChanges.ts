import type { Client, Queryable } from '#kit/db.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import type { OperatorFeedRow } from '../OperatorFeedRow.ts';

/** A timestamp in wire format. */
const told = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The brand's feeds, or the named one. */
export async function listFeedsOf(
  db: Queryable,
  { brandId, id = null }: { brandId: number; id?: number | string | null },
): Promise<OperatorFeedRow[]> {
  const { rows } = await db.query<OperatorFeedRow>(
    `select f.id, f.code, f.name, f.is_open as "isOpen", f.is_sandbox as "isSandbox",
            f.secret_file is not null or f.sealed_secret is not null as "hasKey",
            case when f.old_until > clock_timestamp() then f.old_until end as "oldUntil", f.version,
            f.updated_by as "updatedBy",
            (select coalesce(jsonb_agg(jsonb_build_object('gameCode', l.code, 'name', l.name) order by l.position, l.id), '[]')
               from lotteries_lotteries l where l.feed_id = f.id) as lotteries,
            (select jsonb_build_object('id', c.id::text, 'kind', c.kind, 'keepsOld', c.keeps_old, 'reason', c.reason,
                      'gameCodes', case when c.lottery_ids is null then null else array(
                         select l.code from lotteries_lotteries l where l.id = any (c.lottery_ids) order by l.position, l.id) end,
                      'proposedBy', c.proposed_by, 'createdAt', ${told('c.created_at')})
               from lotteries_feed_changes c where c.feed_id = f.id and c.state = 'waiting') as change,
            (select coalesce(jsonb_agg(jsonb_build_object('at', ${told('c.at')}, 'isProven', c.is_proven, 'answer', c.answer,
                      'gameCode', c.game_code, 'drawNo', c.draw_no) order by c.at desc), '[]')
               from lotteries_feed_calls c where c.feed_id = f.id) as calls
       from lotteries_feeds f
      where f.brand_id = $1 and ($2::bigint is null or f.id = $2) order by f.id`,
    [brandId, id],
  );
  return rows;
}

export type FedRow = {
  id: number;
  gameCode: string;
  name: LotteryRow['name'];
  feedId: number | null;
  feedCode: string | null;
};

/** The official lotteries of the brand with their feeds. */
export async function listFed(db: Queryable, brandId: number): Promise<FedRow[]> {
  const { rows } = await db.query<FedRow>(
    `select l.id, l.code as "gameCode", l.name, f.id as "feedId", f.code as "feedCode"
       from lotteries_lotteries l left join lotteries_feeds f on f.id = l.feed_id
      where l.brand_id = $1 and l.source = 'official' order by l.position, l.id`,
    [brandId],
  );
  return rows;
}

/** Inserts an inactive feed; undefined if the code is taken. */
export async function insertFeed(
  client: Client,
  feed: { brandId: number; code: string; name: string; by: string },
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `insert into lotteries_feeds (brand_id, code, name, is_open, updated_by)
     values ($1, $2, $3, false, $4) on conflict (code) do nothing returning id`,
    [feed.brandId, feed.code, feed.name, feed.by],
  );
  return rows[0]?.id;
}

export type HeldFeed = {
  id: number;
  brandId: number;
  code: string;
  isOpen: boolean;
  version: number;
  secretFile: string | null;
  sealedSecret: Buffer | null;
};

/** Locks a feed of the brand for a change. */
export async function holdFeed(
  client: Client,
  { brandId, id }: { brandId: number; id: number | string },
): Promise<HeldFeed | undefined> {
  const { rows } = await client.query<HeldFeed>(
    `select id, brand_id as "brandId", code, is_open as "isOpen", version, secret_file as "secretFile",
            sealed_secret as "sealedSecret"
       from lotteries_feeds where id = $1::bigint and brand_id = $2 for no key update`,
    [id, brandId],
  );
  return rows[0];
}

export type FeedChangeRow = {
  id: bigint;
  feedId: number;
  kind: 'create' | 'key' | 'lotteries' | 'open';
  sealedSecret: Buffer | null;
  keepsOld: boolean;
  lotteryIds: number[] | null;
  reason: string;
  proposedBy: string;
  proposerId: bigint;
};

/** Stores a requested change; false if one is pending. */
export async function insertFeedChange(
  client: Client,
  change: Omit<FeedChangeRow, 'id'> & { brandId: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into lotteries_feed_changes (brand_id, feed_id, kind, sealed_secret, keeps_old, lottery_ids, reason, proposed_by,
            proposer_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (feed_id) where state = 'waiting' do nothing`,
    [
      ...[change.brandId, change.feedId, change.kind, change.sealedSecret, change.keepsOld, change.lotteryIds],
      ...[change.reason, change.proposedBy, change.proposerId],
    ],
  );
  return rowCount === 1;
}

export async function readFeedChange(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<FeedChangeRow | undefined> {
  const { rows } = await db.query<FeedChangeRow>(
    `select id, feed_id as "feedId", kind, sealed_secret as "sealedSecret", keeps_old as "keepsOld",
            lottery_ids as "lotteryIds", reason, proposed_by as "proposedBy", proposer_id as "proposerId"
       from lotteries_feed_changes where id = $1 and brand_id = $2`,
    [id, brandId],
  );
  return rows[0];
}

/** Decides once, and deletes unused keys; false if it is decided already. */
export async function writeFeedDecision(
  client: Client,
  { id, state, by }: { id: bigint; state: 'approved' | 'rejected'; by: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update lotteries_feed_changes
        set state = $2, decided_by = $3, decided_at = clock_timestamp(), sealed_secret = null
      where id = $1 and state = 'waiting'`,
    [id, state, by],
  );
  return rowCount === 1;
}

/** Sets a feed's key, optionally keeping the previous one valid for a day. */
export async function writeFeedKey(
  client: Client,
  { id, sealed, old }: { id: number; sealed: Buffer; old: Buffer | null },
): Promise<void> {
  await client.query(
    `update lotteries_feeds
        set sealed_secret = $2, secret_file = null, old_sealed = $3::bytea,
            old_until = case when $3::bytea is not null then clock_timestamp() + interval '1 day' end
      where id = $1`,
    [id, sealed, old],
  );
}

export async function writeFeedOpen(client: Client, id: number, isOpen: boolean): Promise<void> {
  await client.query('update lotteries_feeds set is_open = $2 where id = $1', [id, isOpen]);
}

/** Assigns exactly these lotteries to a feed; false if another feed serves one of them. */
export async function writeFeedLotteries(
  client: Client,
  { id, lotteryIds }: { id: number; lotteryIds: readonly number[] },
): Promise<boolean> {
  await client.query(
    `update lotteries_lotteries set feed_id = null where feed_id = $1 and not id = any ($2::integer[])`,
    [id, lotteryIds],
  );
  const { rowCount } = await client.query(
    `update lotteries_lotteries set feed_id = $1
      where id = any ($2::integer[]) and source = 'official' and (feed_id is null or feed_id = $1)`,
    [id, lotteryIds],
  );
  return rowCount === lotteryIds.length;
}

export async function writeFeedVersion(client: Client, id: number, by: string): Promise<void> {
  await client.query('update lotteries_feeds set version = version + 1, updated_by = $2 where id = $1', [id, by]);
}

/** How many changes of feeds wait for a second operator, and since when. */
export async function readWaitingFeedChanges(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from lotteries_feed_changes
      where brand_id = $1 and state = 'waiting'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
