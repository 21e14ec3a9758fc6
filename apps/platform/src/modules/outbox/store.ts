import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import type { MessageRow } from './MessageRow.ts';
import type { Channel, MessageStatus, OutgoingMessage } from './OutboxDeps.ts';

export type NewMessage = Readonly<{
  brandId: number;
  channel: Channel;
  purpose: string;
  recipient: string;
  subject: string;
  body: string;
  status: MessageStatus;
  minutes: number;
}>;

export type ClaimedMessage = OutgoingMessage & Readonly<{ channel: Channel; attempts: number }>;

export async function insertMessage(db: Queryable, message: NewMessage): Promise<void> {
  await db.query({
    name: 'outbox_insert',
    text: `insert into outbox_messages (brand_id, channel, purpose, recipient, subject, body, status, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(mins => $8))`,
    values: [
      message.brandId,
      message.channel,
      message.purpose,
      message.recipient,
      message.subject,
      message.body,
      message.status,
      message.minutes,
    ],
  });
}

/**
 * Claims due messages. They stay `waiting` with their next attempt in a minute: a process that dies with them loses
 * none.
 */
export async function claimMessages(db: Queryable, channel: Channel, limit: number): Promise<ClaimedMessage[]> {
  const { rows } = await db.query<ClaimedMessage>({
    name: 'outbox_claim',
    text: `update outbox_messages m set attempts = m.attempts + 1, fault = '', next_at = clock_timestamp() + interval '1 minute'
             from (select id from outbox_messages
                    where status = 'waiting' and channel = $2 and next_at <= clock_timestamp() and expires_at > clock_timestamp()
                    order by next_at limit $1 for update skip locked) due
            where m.id = due.id
        returning m.id, m.channel, m.recipient, m.subject, m.body, m.attempts`,
    values: [limit, channel],
  });
  return rows;
}

/** Ends a message; its text is deleted unless it may be read. */
export async function endMessage(
  db: Queryable,
  message: { id: bigint; status: 'sent' | 'failed'; fault: string; isTextKept: boolean },
): Promise<void> {
  await db.query(
    `update outbox_messages set status = $2, fault = $3, body = case when $4 then body else '' end,
            sent_at = case when $2 = 'sent' then clock_timestamp() end
      where id = $1 and status = 'waiting'`,
    [message.id, message.status, message.fault, message.isTextKept],
  );
}

export async function putOff(db: Queryable, message: { id: bigint; fault: string; seconds: number }): Promise<void> {
  await db.query(
    `update outbox_messages set fault = $2, next_at = clock_timestamp() + make_interval(secs => $3)
      where id = $1 and status = 'waiting'`,
    [message.id, message.fault, message.seconds],
  );
}

/** Fails expired messages, and deletes old ones. */
export async function tidyMessages(db: Queryable, { isTextKept }: { isTextKept: boolean }): Promise<void> {
  await db.query(
    `update outbox_messages set status = 'failed', fault = case when fault = '' then 'expired' else fault end,
            body = case when $1 then body else '' end
      where status = 'waiting' and expires_at <= clock_timestamp()`,
    [isTextKept],
  );
  await db.query(
    `delete from outbox_messages
      where status = 'dropped' and created_at < now() - interval '5 minutes'`,
  );
  await db.query(
    `delete from outbox_messages where id in (
       select id from outbox_messages
        where status in ('sent', 'failed', 'kept') and ${pastRetention('outbox_messages', 'created_at')}
        order by id limit 10000)`,
  );
}

/** A page of a brand's messages, newest first, without those that have no recipient. */
export async function readMessages(
  db: Queryable,
  query: { brandId: number; channel: string | undefined; status: string | undefined; limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const filtered = `m.brand_id = $1 and m.status <> 'dropped' and ($2::text is null or m.channel = $2)
    and ($3::text is null or m.status = $3)`;
  const values = [query.brandId, query.channel ?? null, query.status ?? null];
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from outbox_messages m where ${filtered}`,
    values,
  );
  const { rows } = await db.query<MessageRow>(
    `select m.id, m.channel, m.purpose, m.recipient, m.subject, m.body, m.status, m.attempts, m.fault,
            m.created_at as "createdAt", m.sent_at as "sentAt"
       from outbox_messages m where ${filtered} order by m.id desc limit $4 offset $5`,
    [...values, query.limit, query.offset],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
