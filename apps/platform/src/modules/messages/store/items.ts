import type { Queryable } from '#kit/db.ts';
import type { MessageKind, MessageRow } from '../MessageRow.ts';

type MemberOf = { brandId: number; memberId: bigint };

const columns = `id, member_id as "memberId", kind, title, content, sent_by as "sentBy", created_at as "createdAt",
  read_at as "readAt"`;

/** Inserts a message; undefined if its key was used before. */
export async function insertMessage(
  db: Queryable,
  message: MemberOf & { requestKey: string; kind: MessageKind; title: string; content: string; sentBy: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into messages_items (brand_id, member_id, request_key, kind, title, content, sent_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (brand_id, request_key) do nothing returning id`,
    [
      message.brandId,
      message.memberId,
      message.requestKey,
      message.kind,
      message.title,
      message.content,
      message.sentBy,
    ],
  );
  return rows[0]?.id;
}

/** The message of a key. */
export async function readByKey(db: Queryable, brandId: number, requestKey: string): Promise<MessageRow | undefined> {
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from messages_items where brand_id = $1 and request_key = $2`,
    [brandId, requestKey],
  );
  return rows[0];
}

export async function countUnread(db: Queryable, { brandId, memberId }: MemberOf): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from messages_items where member_id = $2 and brand_id = $1 and read_at is null',
    [brandId, memberId],
  );
  return rows[0]?.count ?? 0;
}

/** A page of a member's messages, newest first. */
export async function readMessages(
  db: Queryable,
  { brandId, memberId, isUnreadOnly }: MemberOf & { isUnreadOnly: boolean },
  page: { limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = `member_id = $2 and brand_id = $1${isUnreadOnly ? ' and read_at is null' : ''}`;
  const { rows } = await db.query<MessageRow>(
    `select ${columns} from messages_items where ${where} order by created_at desc, id desc limit $3 offset $4`,
    [brandId, memberId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from messages_items where ${where}`,
    [brandId, memberId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Marks messages as read, all unread ones without ids; returns their number. */
export async function markAsRead(
  db: Queryable,
  { brandId, memberId, ids }: MemberOf & { ids: readonly string[] | undefined },
): Promise<number> {
  const { rowCount } = await db.query(
    `update messages_items set read_at = now()
      where member_id = $2 and brand_id = $1 and read_at is null and ($3::bigint[] is null or id = any($3::bigint[]))`,
    [brandId, memberId, ids === undefined ? null : [...ids]],
  );
  return rowCount ?? 0;
}
