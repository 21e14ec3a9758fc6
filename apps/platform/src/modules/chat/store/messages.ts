import type { Client, Queryable } from '#kit/db.ts';
import type { MemberOf, MessageRow } from '../MessageRow.ts';

const columns = `m.room_id as "roomId", m.seq, m.member_id as "memberId", p.handle, p.account, m.text, m.mentions, m.reports,
  m.created_at as "createdAt", m.removed_at as "removedAt", m.removed_by as "removedBy"`;
const source = 'chat_messages m join chat_members p on p.brand_id = m.brand_id and p.member_id = m.member_id';

/** Page size. */
const CHAT_PAGE = 50;

/**
 * Takes the next position in an open room and locks the room until the end of the transaction, so that positions follow
 * the commit order and slow mode cannot be bypassed.
 */
export async function takePlace(
  client: Client,
  brandId: number,
  roomId: string,
): Promise<{ seq: bigint; slowSeconds: number } | undefined> {
  const { rows } = await client.query<{ seq: bigint; slowSeconds: number }>(
    `update chat_rooms set last_seq = last_seq + 1 where id = $2 and brand_id = $1 and is_open
     returning last_seq as seq, slow_seconds as "slowSeconds"`,
    [brandId, roomId],
  );
  return rows[0];
}

/** Whether a member may write now: not muted, and not limited by slow mode. */
export async function readStanding(
  db: Queryable,
  { brandId, memberId, roomId, slowSeconds }: MemberOf & { roomId: string; slowSeconds: number },
): Promise<{ isMuted: boolean; isTooSoon: boolean }> {
  const { rows } = await db.query<{ isMuted: boolean; isTooSoon: boolean }>(
    `select coalesce(p.muted_until > clock_timestamp(), false) as "isMuted",
            coalesce((select m.created_at > clock_timestamp() - $4 * interval '1 second' from chat_messages m
              where m.room_id = $3 and m.member_id = $2 and m.brand_id = $1
              order by m.seq desc limit 1), false) as "isTooSoon"
       from chat_members p where p.brand_id = $1 and p.member_id = $2`,
    [brandId, memberId, roomId, slowSeconds],
  );
  return rows[0] ?? { isMuted: true, isTooSoon: false };
}

/** The exact handles for these normalised names. */
export async function readHandles(db: Queryable, brandId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<{ handle: string }>(
    'select handle from chat_members where brand_id = $1 and handle_key = any($2::text[]) order by handle_key',
    [brandId, keys],
  );
  return rows.map(({ handle }) => handle);
}

export async function insertMessage(
  db: Queryable,
  message: MemberOf & { roomId: string; seq: bigint; requestId: string; text: string; mentions: readonly string[] },
): Promise<void> {
  await db.query(
    `insert into chat_messages (brand_id, room_id, seq, member_id, request_id, text, mentions)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      message.brandId,
      message.roomId,
      message.seq,
      message.memberId,
      message.requestId,
      message.text,
      [...message.mentions],
    ],
  );
}

/** A member's earlier message with this request id. */
export async function readSaid(
  db: Queryable,
  { brandId, memberId, requestId }: MemberOf & { requestId: string },
): Promise<MessageRow | undefined> {
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from ${source} where m.brand_id = $1 and m.member_id = $2 and m.request_id = $3`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

export async function readMessage(
  db: Queryable,
  brandId: number,
  roomId: string,
  seq: number,
): Promise<MessageRow | undefined> {
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from ${source} where m.room_id = $2 and m.seq = $3 and m.brand_id = $1`,
    [brandId, roomId, seq],
  );
  return rows[0];
}

type Part = { brandId: number; roomId: string; after: number; before: number };

/** The latest messages between two positions, in order, and whether there are more before them. */
export async function readPart(
  db: Queryable,
  { brandId, roomId, after, before }: Part,
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from ${source}
      where m.room_id = $2 and m.brand_id = $1 and m.seq > $3 and m.seq < $4 order by m.seq desc limit $5`,
    [brandId, roomId, after, before, CHAT_PAGE + 1],
  );
  return { rows: rows.slice(0, CHAT_PAGE).reverse(), hasEarlier: rows.length > CHAT_PAGE };
}

/** Positions of the latest removed messages. */
export async function readRemoved(db: Queryable, brandId: number, roomId: string): Promise<number[]> {
  const { rows } = await db.query<{ seq: bigint }>(
    `select seq from chat_messages where room_id = $2 and brand_id = $1 and removed_at is not null
      order by seq desc limit 100`,
    [brandId, roomId],
  );
  return rows.map(({ seq }) => Number(seq));
}

type Wanted = { brandId: number; roomId: string; filter: 'all' | 'reported'; search: string };

/** A page of a room as operators see it, newest first. */
export async function readModerated(
  db: Queryable,
  { brandId, roomId, filter, search }: Wanted,
  page: { limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = `m.room_id = $2 and m.brand_id = $1 and ($3 = 'all' or (m.reports > 0 and m.removed_at is null))
    and ($4 = '' or starts_with(lower(p.account), lower($4)) or starts_with(lower(p.handle), lower($4)))`;
  const values = [brandId, roomId, filter, search];
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from ${source} where ${where} order by m.seq desc limit $5 offset $6`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from ${source} where ${where}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Removes a message; false if it was removed already. */
export async function removeMessage(
  db: Queryable,
  { brandId, roomId, seq, operator }: { brandId: number; roomId: string; seq: number; operator: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update chat_messages set removed_at = clock_timestamp(), removed_by = $4
      where room_id = $2 and seq = $3 and brand_id = $1 and removed_at is null`,
    [brandId, roomId, seq, operator],
  );
  return rowCount === 1;
}

/** Stores a member's report of another's message, once. */
export async function insertReport(
  db: Queryable,
  { brandId, memberId, roomId, seq }: MemberOf & { roomId: string; seq: number },
): Promise<void> {
  await db.query(
    `with mine as (
       insert into chat_reports (brand_id, room_id, seq, member_id)
       select m.brand_id, m.room_id, m.seq, $2 from chat_messages m
        where m.room_id = $3 and m.seq = $4 and m.brand_id = $1 and m.member_id <> $2
       on conflict do nothing returning room_id, seq)
     update chat_messages m set reports = m.reports + 1 from mine where m.room_id = mine.room_id and m.seq = mine.seq`,
    [brandId, memberId, roomId, seq],
  );
}
