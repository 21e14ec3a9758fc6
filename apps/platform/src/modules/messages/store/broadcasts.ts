import type { Client, Queryable } from '#kit/db.ts';
import type { BroadcastRow } from '../BroadcastRow.ts';

const columns = `b.id, b.brand_id as "brandId", b.audience, b.days, b.tag, b.segment_id as "segmentId", b.title, b.content, b.language, b.send_at as "sendAt", b.status,
  b.last_member as "lastMember", b.sent, b.created_by as "createdBy", b.created_at as "createdAt", b.ended_at as "endedAt"`;

type New = Pick<
  BroadcastRow,
  'brandId' | 'audience' | 'days' | 'tag' | 'title' | 'content' | 'language' | 'createdBy'
> & {
  segmentId: string | null;
  requestId: string;
  /** Immediately if null. */
  sendAt: Date | null;
};

/** Inserts a broadcast; undefined if the request id is known. */
export async function insertBroadcast(db: Queryable, row: New): Promise<BroadcastRow | undefined> {
  const { rows } = await db.query<BroadcastRow>(
    `insert into messages_broadcasts as b (brand_id, request_id, audience, days, tag, title, content, send_at, created_by,
            segment_id, language)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, clock_timestamp()), $9, $10, $11)
     on conflict (brand_id, request_id) do nothing returning ${columns}`,
    [
      ...[row.brandId, row.requestId, row.audience, row.days, row.tag, row.title, row.content, row.sendAt],
      ...[row.createdBy, row.segmentId, row.language],
    ],
  );
  return rows[0];
}

export async function readBroadcastOfRequest(
  db: Queryable,
  brandId: number,
  requestId: string,
): Promise<BroadcastRow | undefined> {
  const { rows } = await db.query<BroadcastRow>(
    `select ${columns} from messages_broadcasts b where b.brand_id = $1 and b.request_id = $2`,
    [brandId, requestId],
  );
  return rows[0];
}

/** Locks one until the end of the transaction. */
export async function holdBroadcast(client: Client, brandId: number, id: string): Promise<BroadcastRow | undefined> {
  const { rows } = await client.query<BroadcastRow>(
    `select ${columns} from messages_broadcasts b where b.id = $2 and b.brand_id = $1 for update`,
    [brandId, id],
  );
  return rows[0];
}

/** The one that has been due for longest. */
export async function readDue(db: Queryable): Promise<BroadcastRow | undefined> {
  const { rows } = await db.query<BroadcastRow>(
    `select ${columns} from messages_broadcasts b where b.status = 'scheduled' and b.send_at <= clock_timestamp()
      order by b.send_at, b.id limit 1`,
  );
  return rows[0];
}

/** Inserts the message for these members, once each, in their languages. */
export async function insertForMany(
  client: Client,
  { id, brandId, title, content, language, createdBy }: BroadcastRow,
  members: readonly { memberId: bigint; language: string }[],
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into messages_items (brand_id, member_id, request_key, kind, title, content, sent_by)
     select $1, m.id, 'broadcast:' || $2::text || ':' || m.id, 'notice', coalesce($3::jsonb ->> m.language, $3::jsonb ->> $5::text),
            coalesce($4::jsonb ->> m.language, $4::jsonb ->> $5::text), $6
       from unnest($7::bigint[], $8::text[]) as m (id, language)
     on conflict (brand_id, request_key) do nothing`,
    [
      ...[brandId, String(id), title, content, language, createdBy],
      members.map(({ memberId }) => memberId),
      members.map((member) => member.language),
    ],
  );
  return rowCount ?? 0;
}

type Step = { id: bigint; lastMember: bigint; sent: number; isDone: boolean };

export async function writeStep(client: Client, { id, lastMember, sent, isDone }: Step): Promise<void> {
  await client.query(
    `update messages_broadcasts set last_member = $2, sent = $3, status = case when $4 then 'sent' else status end,
            ended_at = case when $4 then clock_timestamp() end where id = $1`,
    [id, lastMember, sent, isDone],
  );
}

export async function writeCancelled(client: Client, id: bigint): Promise<BroadcastRow | undefined> {
  const { rows } = await client.query<BroadcastRow>(
    `update messages_broadcasts b set status = 'cancelled', ended_at = clock_timestamp() where b.id = $1 returning ${columns}`,
    [id],
  );
  return rows[0];
}

/** A page of a brand's broadcasts, newest first. */
export async function readBroadcasts(
  db: Queryable,
  brandId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: BroadcastRow[]; total: number }> {
  const { rows } = await db.query<BroadcastRow>(
    `select ${columns} from messages_broadcasts b where b.brand_id = $1 order by b.created_at desc, b.id desc limit $2 offset $3`,
    [brandId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::integer as total from messages_broadcasts where brand_id = $1',
    [brandId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Broadcasts to some segments that are not sent yet. */
export async function readScheduledTo(
  db: Queryable,
  { brandId, segmentIds }: { brandId: number; segmentIds: readonly bigint[] },
): Promise<{ id: bigint; segmentId: bigint; title: string }[]> {
  const { rows } = await db.query<{ id: bigint; segmentId: bigint; title: string }>(
    `select id, segment_id as "segmentId", title ->> language as title from messages_broadcasts
      where brand_id = $1 and segment_id = any ($2::bigint[]) and status = 'scheduled' order by send_at, id`,
    [brandId, segmentIds],
  );
  return rows;
}
