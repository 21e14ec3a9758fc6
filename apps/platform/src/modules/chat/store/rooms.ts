import type { Queryable } from '#kit/db.ts';
import type { MemberOf, RoomRow } from '../MessageRow.ts';

type Draft = Pick<RoomRow, 'name' | 'about' | 'position' | 'slowSeconds' | 'isOpen'>;

const columns = `r.id, r.name, r.about, r.position, r.slow_seconds as "slowSeconds", r.is_open as "isOpen",
  r.last_seq as "lastSeq"`;

/** All rooms of a brand in order, closed ones included. */
export async function readRooms(db: Queryable, brandId: number): Promise<RoomRow[]> {
  const { rows } = await db.query<RoomRow>(
    `select ${columns} from chat_rooms r where r.brand_id = $1 order by r.position, r.id`,
    [brandId],
  );
  return rows;
}

export async function readRoom(db: Queryable, brandId: number, roomId: string): Promise<RoomRow | undefined> {
  const { rows } = await db.query<RoomRow>(`select ${columns} from chat_rooms r where r.id = $2 and r.brand_id = $1`, [
    brandId,
    roomId,
  ]);
  return rows[0];
}

/** The open rooms of a brand with how far a member has read in each. A room without a visit counts as read. */
export async function readOpenRooms(
  db: Queryable,
  { brandId, memberId }: MemberOf,
): Promise<(RoomRow & { readSeq: bigint })[]> {
  const { rows } = await db.query<RoomRow & { readSeq: bigint }>(
    `select ${columns}, coalesce(d.seq, r.last_seq) as "readSeq"
       from chat_rooms r left join chat_reads d on d.brand_id = $1 and d.member_id = $2 and d.room_id = r.id
      where r.brand_id = $1 and r.is_open order by r.position, r.id`,
    [brandId, memberId],
  );
  return rows;
}

/** Whether an open room has messages since a member's last visit. */
export async function hasUnread(db: Queryable, { brandId, memberId }: MemberOf): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    `select exists (select 1 from chat_reads d join chat_rooms r on r.id = d.room_id
       where d.brand_id = $1 and d.member_id = $2 and r.brand_id = $1 and r.is_open and r.last_seq > d.seq) as has`,
    [brandId, memberId],
  );
  return rows[0]?.has ?? false;
}

/** Saves how far a member has read; it never decreases, nor exceeds the last message. */
export async function keepRead(
  db: Queryable,
  { brandId, memberId, roomId, seq }: MemberOf & { roomId: string; seq: number },
): Promise<void> {
  await db.query(
    `insert into chat_reads as d (brand_id, member_id, room_id, seq)
     select $1, $2, r.id, least($4::bigint, r.last_seq) from chat_rooms r where r.id = $3 and r.brand_id = $1
     on conflict (brand_id, member_id, room_id) do update set seq = excluded.seq where d.seq < excluded.seq`,
    [brandId, memberId, roomId, seq],
  );
}

/** Inserts a room; undefined if the request id was used before. */
export async function insertRoom(
  db: Queryable,
  { brandId, requestId, room }: { brandId: number; requestId: string; room: Draft },
): Promise<RoomRow | undefined> {
  const { rows } = await db.query<RoomRow>(
    `insert into chat_rooms as r (brand_id, request_id, name, about, position, slow_seconds, is_open)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (brand_id, request_id) do nothing returning ${columns}`,
    [brandId, requestId, room.name, room.about, room.position, room.slowSeconds, room.isOpen],
  );
  return rows[0];
}

export async function readRoomOfRequest(
  db: Queryable,
  brandId: number,
  requestId: string,
): Promise<RoomRow | undefined> {
  const { rows } = await db.query<RoomRow>(
    `select ${columns} from chat_rooms r where r.brand_id = $1 and r.request_id = $2`,
    [brandId, requestId],
  );
  return rows[0];
}

export async function changeRoom(
  db: Queryable,
  { brandId, roomId, room }: { brandId: number; roomId: string; room: Draft },
): Promise<RoomRow | undefined> {
  const { rows } = await db.query<RoomRow>(
    `update chat_rooms r set name = $3, about = $4, position = $5, slow_seconds = $6, is_open = $7
      where r.id = $2 and r.brand_id = $1 returning ${columns}`,
    [brandId, roomId, room.name, room.about, room.position, room.slowSeconds, room.isOpen],
  );
  return rows[0];
}
