import type { FeedbackType } from '@baize/contract';
import type { Client, Queryable } from '#kit/db.ts';
import type { Picture } from './Picture.ts';
import type { ReplyRow, TicketRow, TicketStatus } from './TicketRow.ts';

type MemberOf = { brandId: number; memberId: bigint };
type Bare = Omit<TicketRow, 'replies' | 'images'>;
type Page = { limit: number; offset: number };

const columns = `t.id, t.member_id as "memberId", t.account, t.type, t.content, t.contact, t.status,
  t.created_at as "createdAt", t.updated_at as "updatedAt"`;

/** Until the end of the transaction, tickets of this member are serialised (advisory lock). */
export async function lockMember(client: Client, { brandId, memberId }: MemberOf): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('feedback:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

/** A recent open ticket of the member with the same text. */
export async function findSame(
  db: Queryable,
  { brandId, memberId, type, content }: MemberOf & { type: FeedbackType; content: string },
): Promise<TicketRow | undefined> {
  const { rows } = await db.query<Bare>(
    `select ${columns} from feedback_tickets t
      where t.member_id = $2 and t.brand_id = $1 and t.type = $3 and t.content = $4 and t.status <> 'closed'
        and t.created_at > now() - interval '10 minutes'
      order by t.created_at desc, t.id desc limit 1`,
    [brandId, memberId, type, content],
  );
  return (await withReplies(db, rows))[0];
}

export async function insertTicket(
  db: Queryable,
  ticket: MemberOf & { account: string; type: FeedbackType; content: string; contact: string },
): Promise<TicketRow> {
  const { rows } = await db.query<Bare>(
    `insert into feedback_tickets as t (brand_id, member_id, account, type, content, contact)
     values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [ticket.brandId, ticket.memberId, ticket.account, ticket.type, ticket.content, ticket.contact],
  );
  const [row] = rows;
  if (!row) throw new Error('The entry was not written.');
  return { ...row, images: [], replies: [] };
}

/** A page of a member's own tickets, newest first. */
export async function readOwn(
  db: Queryable,
  { brandId, memberId }: MemberOf,
  page: Page,
): Promise<{ rows: TicketRow[]; total: number }> {
  const { rows } = await db.query<Bare>(
    `select ${columns} from feedback_tickets t where t.member_id = $2 and t.brand_id = $1
      order by t.created_at desc, t.id desc limit $3 offset $4`,
    [brandId, memberId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::integer as total from feedback_tickets where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  return { rows: await withReplies(db, rows), total: counted.rows[0]?.total ?? 0 };
}

/** A page of a brand's tickets: open ones longest waiting first, all others newest first. */
export async function readQueue(
  db: Queryable,
  filter: { brandId: number; status: TicketStatus | 'all'; search: string },
  page: Page,
): Promise<{ rows: TicketRow[]; total: number }> {
  const where = `t.brand_id = $1 and ($2 = 'all' or t.status = $2)
    and ($3 = '' or starts_with(lower(t.account), lower($3)) or t.id::text = $3)`;
  const values = [filter.brandId, filter.status, filter.search];
  const order = filter.status === 'open' ? 't.updated_at, t.id' : 't.created_at desc, t.id desc';
  const { rows } = await db.query<Bare>(
    `select ${columns} from feedback_tickets t where ${where} order by ${order} limit $4 offset $5`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from feedback_tickets t where ${where}`,
    values,
  );
  return { rows: await withReplies(db, rows), total: counted.rows[0]?.total ?? 0 };
}

export async function countByStatus(db: Queryable, brandId: number): Promise<Record<TicketStatus, number>> {
  const { rows } = await db.query<{ status: TicketStatus; rows: number }>(
    'select status, count(*)::integer as rows from feedback_tickets where brand_id = $1 group by status',
    [brandId],
  );
  const counts = { open: 0, answered: 0, closed: 0 };
  for (const row of rows) counts[row.status] = row.rows;
  return counts;
}

export async function readTicket(db: Queryable, brandId: number, id: string): Promise<TicketRow | undefined> {
  const { rows } = await db.query<Bare>(
    `select ${columns} from feedback_tickets t where t.id = $2 and t.brand_id = $1`,
    [brandId, id],
  );
  return (await withReplies(db, rows))[0];
}

/** Locks a ticket until the end of the transaction, so that replies and closing are serialised. */
export async function lockTicket(
  client: Client,
  brandId: number,
  id: string,
): Promise<{ memberId: bigint; account: string; status: TicketStatus } | undefined> {
  const { rows } = await client.query<{ memberId: bigint; account: string; status: TicketStatus }>(
    `select member_id as "memberId", account, status from feedback_tickets where id = $2 and brand_id = $1 for no key update`,
    [brandId, id],
  );
  return rows[0];
}

/** Inserts a reply; undefined if this operator has used the request id before. */
export async function insertReply(
  db: Queryable,
  reply: MemberOf & { ticketId: string; operatorId: bigint; operator: string; requestId: string; content: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into feedback_replies (brand_id, member_id, ticket_id, operator_id, operator, request_id, content)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (brand_id, operator_id, request_id) do nothing returning id`,
    [reply.brandId, reply.memberId, reply.ticketId, reply.operatorId, reply.operator, reply.requestId, reply.content],
  );
  return rows[0]?.id;
}

/** Inserts a follow-up; undefined if this member has used the request id before. */
export async function insertFollowUp(
  db: Queryable,
  line: MemberOf & { ticketId: string; requestId: string; content: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into feedback_replies (brand_id, member_id, ticket_id, operator, request_id, content)
     values ($1, $2, $3, '', $4, $5)
     on conflict (brand_id, member_id, request_id) where operator_id is null do nothing returning id`,
    [line.brandId, line.memberId, line.ticketId, line.requestId, line.content],
  );
  return rows[0]?.id;
}

/** A member's follow-up with a request id. */
export async function readFollowUp(
  db: Queryable,
  { brandId, memberId, requestId }: MemberOf & { requestId: string },
): Promise<{ ticketId: bigint; content: string } | undefined> {
  const { rows } = await db.query<{ ticketId: bigint; content: string }>(
    `select ticket_id as "ticketId", content from feedback_replies
      where brand_id = $1 and member_id = $2 and request_id = $3 and operator_id is null`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

/** Appends pictures to a ticket; it has to be new or locked. */
export async function insertImages(
  db: Queryable,
  of: MemberOf & { ticketId: bigint | string; replyId: bigint | null },
  pictures: readonly Picture[],
): Promise<number[]> {
  const taken: number[] = [];
  for (const { mediaType, content } of pictures) {
    const { rows } = await db.query<{ position: number }>(
      `insert into feedback_images (ticket_id, position, reply_id, brand_id, member_id, media_type, content)
       select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6 from feedback_images where ticket_id = $1
       returning position`,
      [of.ticketId, of.replyId, of.brandId, of.memberId, mediaType, content],
    );
    taken.push(...rows.map(({ position }) => position));
  }
  return taken;
}

/** A picture of a ticket; only of the given member, if any. */
export async function readImage(
  db: Queryable,
  { brandId, memberId, ticketId, position }: { brandId: number; memberId?: bigint; ticketId: string; position: number },
): Promise<Picture | undefined> {
  const { rows } = await db.query<Picture>(
    `select media_type as "mediaType", content from feedback_images
      where ticket_id = $2 and position = $3 and brand_id = $1 and ($4::bigint is null or member_id = $4)`,
    [brandId, ticketId, position, memberId ?? null],
  );
  return rows[0];
}

/** An operator's reply with a request id. */
export async function readReply(
  db: Queryable,
  { brandId, operatorId, requestId }: { brandId: number; operatorId: bigint; requestId: string },
): Promise<{ ticketId: bigint; content: string } | undefined> {
  const { rows } = await db.query<{ ticketId: bigint; content: string }>(
    `select ticket_id as "ticketId", content from feedback_replies
      where brand_id = $1 and operator_id = $2 and request_id = $3`,
    [brandId, operatorId, requestId],
  );
  return rows[0];
}

export async function setStatus(db: Queryable, brandId: number, id: string, status: TicketStatus): Promise<void> {
  await db.query('update feedback_tickets set status = $3, updated_at = now() where id = $2 and brand_id = $1', [
    brandId,
    id,
    status,
  ]);
}

async function withReplies(db: Queryable, tickets: readonly Bare[]): Promise<TicketRow[]> {
  if (tickets.length === 0) return [];
  const ids = [tickets.map(({ id }) => id)];
  const { rows } = await db.query<Omit<ReplyRow, 'images'>>(
    `select id, ticket_id as "ticketId", operator, content, created_at as "createdAt"
       from feedback_replies where ticket_id = any($1::bigint[]) order by created_at, id`,
    ids,
  );
  const { rows: images } = await db.query<{ ticketId: bigint; replyId: bigint | null; position: number }>(
    `select ticket_id as "ticketId", reply_id as "replyId", position
       from feedback_images where ticket_id = any($1::bigint[]) order by ticket_id, position`,
    ids,
  );
  const imagesOf = (ticketId: bigint, replyId: bigint | null): number[] =>
    images.filter((one) => one.ticketId === ticketId && one.replyId === replyId).map(({ position }) => position);
  return tickets.map((ticket) => ({
    ...ticket,
    images: imagesOf(ticket.id, null),
    replies: rows
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map((reply) => ({ ...reply, images: imagesOf(ticket.id, reply.id) })),
  }));
}
