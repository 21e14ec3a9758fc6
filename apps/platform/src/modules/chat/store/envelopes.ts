import type { Client, Queryable } from '#kit/db.ts';
import type { EnvelopeRow, ShareRow } from '../EnvelopeRow.ts';
import type { MemberOf } from '../MessageRow.ts';

const columns = `e.id, e.brand_id as "brandId", e.room_id as "roomId", e.request_id as "requestId", e.greeting, e.currency,
  e.amount, e.shares, e.per_network as "perNetwork", e.commitment, e.sealed_seed as "sealedSeed", e.seed, e.taken, e.given,
  e.created_by as "createdBy", e.created_at as "createdAt", e.expires_at as "expiresAt", e.ended_at as "endedAt",
  e.ended_by as "endedBy", e.expires_at <= clock_timestamp() as "isOver"`;

/** How many a room shows, and for how long after their end. */
const SHOWN = 5;
const SHOWN_MINUTES = 10;
/** The latest takers shown with an envelope. */
const TAKERS = 12;

type New = Omit<
  EnvelopeRow,
  'id' | 'roomId' | 'seed' | 'taken' | 'given' | 'createdAt' | 'expiresAt' | 'endedAt' | 'endedBy' | 'isOver'
> & { roomId: string; minutes: number };

/** Inserts an envelope into an open room of the brand; undefined if the room is closed or the request id is known. */
export async function insertEnvelope(db: Queryable, envelope: New): Promise<EnvelopeRow | undefined> {
  const { rows } = await db.query<EnvelopeRow>(
    `insert into chat_envelopes as e (brand_id, room_id, request_id, greeting, currency, amount, shares, per_network,
            commitment, sealed_seed, created_by, created_at, expires_at)
     select $1, r.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, n.at, n.at + $12 * interval '1 minute'
       from chat_rooms r, (select clock_timestamp() as at) n where r.id = $2 and r.brand_id = $1 and r.is_open
     on conflict (brand_id, request_id) do nothing returning ${columns}`,
    [
      ...[envelope.brandId, envelope.roomId, envelope.requestId, envelope.greeting, envelope.currency],
      ...[envelope.amount, envelope.shares, envelope.perNetwork, envelope.commitment, envelope.sealedSeed],
      ...[envelope.createdBy, envelope.minutes],
    ],
  );
  return rows[0];
}

export async function readEnvelopeOfRequest(
  db: Queryable,
  brandId: number,
  requestId: string,
): Promise<EnvelopeRow | undefined> {
  const { rows } = await db.query<EnvelopeRow>(
    `select ${columns} from chat_envelopes e where e.brand_id = $1 and e.request_id = $2`,
    [brandId, requestId],
  );
  return rows[0];
}

export async function readEnvelope(
  db: Queryable,
  brandId: number,
  id: bigint | string,
): Promise<EnvelopeRow | undefined> {
  const { rows } = await db.query<EnvelopeRow>(
    `select ${columns} from chat_envelopes e where e.id = $2 and e.brand_id = $1`,
    [brandId, id],
  );
  return rows[0];
}

/** Locks an envelope until the end of the transaction: shares are taken one after the other. */
export async function holdEnvelope(
  client: Client,
  brandId: number,
  id: bigint | string,
): Promise<(EnvelopeRow & { isRoomOpen: boolean }) | undefined> {
  const { rows } = await client.query<EnvelopeRow & { isRoomOpen: boolean }>(
    `select ${columns}, r.is_open as "isRoomOpen" from chat_envelopes e join chat_rooms r on r.id = e.room_id
      where e.id = $2 and e.brand_id = $1 for update of e`,
    [brandId, id],
  );
  return rows[0];
}

/** Expired open envelopes; those locked by another process are skipped. */
export async function holdOverdue(client: Client): Promise<EnvelopeRow | undefined> {
  const { rows } = await client.query<EnvelopeRow>(
    `select ${columns} from chat_envelopes e where e.ended_at is null and e.expires_at <= clock_timestamp()
      order by e.expires_at limit 1 for update skip locked`,
  );
  return rows[0];
}

/** The share that a member has of an envelope. */
export async function readShare(
  db: Queryable,
  envelopeId: bigint,
  { brandId, memberId }: MemberOf,
): Promise<{ place: number; amount: bigint } | undefined> {
  const { rows } = await db.query<{ place: number; amount: bigint }>(
    'select place, amount from chat_shares where envelope_id = $1 and member_id = $3 and brand_id = $2',
    [envelopeId, brandId, memberId],
  );
  return rows[0];
}

/** Shares of an envelope that went to one network. */
export async function countOfNetwork(db: Queryable, envelopeId: bigint, network: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from chat_shares where envelope_id = $1 and network = $2',
    [envelopeId, network],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts the taker of the next share, and counts it; the envelope is locked. */
export async function insertShare(
  client: Client,
  share: MemberOf & { envelopeId: bigint; place: number; amount: bigint; network: string },
): Promise<void> {
  const { brandId, memberId, envelopeId, place, amount, network } = share;
  await client.query(
    `insert into chat_shares (envelope_id, place, brand_id, member_id, network, amount) values ($1, $2, $3, $4, $5, $6)`,
    [envelopeId, place, brandId, memberId, network, amount],
  );
}

type Count = { id: bigint; taken: number; given: bigint };

/** Counts a taken share; the last one ends the envelope and reveals its seed. */
export async function countTaken(client: Client, { id, taken, given }: Count, seed: string | null): Promise<void> {
  await client.query(
    `update chat_envelopes set taken = $2, given = $3, seed = $4,
            ended_at = case when $4::text is null then null else clock_timestamp() end
      where id = $1`,
    [id, taken, given, seed],
  );
}

/** Ends an envelope with untaken shares. */
export async function writeEnd(client: Client, id: bigint, end: { seed: string; operator: string }): Promise<void> {
  await client.query('update chat_envelopes set ended_at = clock_timestamp(), seed = $2, ended_by = $3 where id = $1', [
    id,
    end.seed,
    end.operator,
  ]);
}

/** Envelopes shown in a room: open ones and those that ended recently, newest first. */
export async function readShown(db: Queryable, brandId: number, roomId: string): Promise<EnvelopeRow[]> {
  const { rows } = await db.query<EnvelopeRow>(
    `select ${columns} from chat_envelopes e where e.room_id = $2 and e.brand_id = $1
        and (e.ended_at is null or e.ended_at > clock_timestamp() - $3 * interval '1 minute')
      order by e.created_at desc, e.id desc limit $4`,
    [brandId, roomId, SHOWN_MINUTES, SHOWN],
  );
  return rows;
}

/** Latest takers of these envelopes. */
export async function readTakers(db: Queryable, ids: readonly bigint[]): Promise<ShareRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<ShareRow>(
    `select s.envelope_id as "envelopeId", s.place, s.member_id as "memberId", p.handle, s.amount
       from unnest($1::bigint[]) as e (id)
      cross join lateral (select * from chat_shares where envelope_id = e.id order by place desc limit $2) s
       join chat_members p on p.brand_id = s.brand_id and p.member_id = s.member_id
      order by s.envelope_id desc, s.place desc`,
    [[...ids], TAKERS],
  );
  return rows;
}

/** A page of the envelopes of a brand, newest first. */
export async function readEnvelopes(
  db: Queryable,
  brandId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: EnvelopeRow[]; total: number }> {
  const { rows } = await db.query<EnvelopeRow>(
    `select ${columns} from chat_envelopes e where e.brand_id = $1 order by e.created_at desc, e.id desc limit $2 offset $3`,
    [brandId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::integer as total from chat_envelopes where brand_id = $1',
    [brandId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
