import type { Queryable } from '#kit/db.ts';
import { pastRetention } from '#kit/pastRetention.ts';
import type { MemberOf } from '../MessageRow.ts';

/** Inserts a ticket, and deletes those older than any session. */
export async function insertTicket(
  db: Queryable,
  ticket: MemberOf & { ticketHash: Buffer; sessionHash: Buffer; lifeMs: number },
): Promise<void> {
  await db.query(
    `delete from chat_passes where ticket_hash in (
       select ticket_hash from chat_passes where ${pastRetention('chat_passes', 'created_at')}
        limit 100 for update skip locked)`,
  );
  await db.query(
    `insert into chat_passes (ticket_hash, brand_id, member_id, session_hash, ticket_ends_at)
     values ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 ms')`,
    [ticket.ticketHash, ticket.brandId, ticket.memberId, ticket.sessionHash, ticket.lifeMs],
  );
}

/** Exchanges a ticket for a pass, once; returns its owner, or undefined. */
export async function exchangeTicket(
  db: Queryable,
  { brandId, ticketHash, passHash }: { brandId: number; ticketHash: Buffer; passHash: Buffer },
): Promise<{ memberId: bigint; sessionHash: Buffer } | undefined> {
  const { rows } = await db.query<{ memberId: bigint; sessionHash: Buffer }>(
    `update chat_passes set pass_hash = $3
      where ticket_hash = $2 and brand_id = $1 and pass_hash is null and ticket_ends_at > clock_timestamp()
     returning member_id as "memberId", session_hash as "sessionHash"`,
    [brandId, ticketHash, passHash],
  );
  return rows[0];
}

export async function findPass(
  db: Queryable,
  brandId: number,
  passHash: Buffer,
): Promise<{ memberId: bigint; sessionHash: Buffer } | undefined> {
  const { rows } = await db.query<{ memberId: bigint; sessionHash: Buffer }>(
    `select member_id as "memberId", session_hash as "sessionHash" from chat_passes
      where pass_hash = $2 and brand_id = $1`,
    [brandId, passHash],
  );
  return rows[0];
}
