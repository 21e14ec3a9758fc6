import type { Client, Queryable } from '#kit/db.ts';
import type { MoveRow } from '../MoveRow.ts';
import { addTeamAbove } from './counts.ts';

const columns = `v.id, v.brand_id as "brandId", v.member_id as "memberId", v.from_id as "fromId", v.to_id as "toId",
  v.reason, v.status, v.team_count as "teamCount", v.asked_by as "askedById", v.asked_by_name as "askedBy",
  v.decided_by_name as "decidedBy", v.created_at as "createdAt", v.decided_at as "decidedAt"`;

type NewMove = Readonly<{
  brandId: number;
  memberId: bigint;
  fromId: bigint | null;
  toId: bigint | null;
  reason: string;
  operatorId: bigint;
  operator: string;
}>;

/** Undefined if a move of this member is open already. */
export async function insertMove(client: Client, move: NewMove): Promise<MoveRow | undefined> {
  const { rows } = await client.query<MoveRow>(
    `insert into agents_moves as v (brand_id, member_id, from_id, to_id, reason, team_count, asked_by, asked_by_name)
     select $1, $2, $3, $4, $5, count(*) - 1, $6, $7 from agents_tree where ancestor_id = $2 and brand_id = $1
     on conflict (member_id) where status = 'waiting' do nothing returning ${columns}`,
    [move.brandId, move.memberId, move.fromId, move.toId, move.reason, move.operatorId, move.operator],
  );
  return rows[0];
}

/** Locks a move until the end of the transaction: concurrent decisions are serialised. */
export async function holdMove(
  client: Client,
  { brandId, id }: { brandId: number; id: string },
): Promise<MoveRow | undefined> {
  const { rows } = await client.query<MoveRow>(
    `select ${columns} from agents_moves v where v.id = $2 and v.brand_id = $1 for no key update`,
    [brandId, id],
  );
  return rows[0];
}

export async function decideMove(
  client: Client,
  move: { id: bigint; brandId: number; status: 'approved' | 'rejected'; operatorId: bigint; operator: string },
): Promise<MoveRow> {
  const { rows } = await client.query<MoveRow>(
    `update agents_moves v set status = $3, decided_by = $4, decided_by_name = $5, decided_at = now()
      where v.id = $2 and v.brand_id = $1 returning ${columns}`,
    [move.brandId, move.id, move.status, move.operatorId, move.operator],
  );
  if (!rows[0]) throw new Error(`Move ${move.id} is not there.`);
  return rows[0];
}

/** A page of a brand's moves: what waits, the oldest first, or all, the newest first. `after` is the move before them. */
export async function readMoves(
  db: Queryable,
  asked: { brandId: number; isWaiting: boolean; limit: number; offset?: number; after?: string | undefined },
): Promise<{ rows: MoveRow[]; total: number }> {
  const { brandId, isWaiting, limit, offset = 0, after } = asked;
  const where = `v.brand_id = $1 and ($2 = false or v.status = 'waiting')`;
  const { rows } = await db.query<MoveRow>(
    `select ${columns} from agents_moves v
      where ${where} and ($5::bigint is null or v.id ${isWaiting ? '>' : '<'} $5)
      order by v.id ${isWaiting ? '' : 'desc'} limit $3 offset $4`,
    [brandId, isWaiting, limit, offset, after ?? null],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from agents_moves v where ${where}`,
    [brandId, isWaiting],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Moves a member with the whole team below to another line. Call it after `holdTree` for a move; the end of the old
 * line is recorded. The team's aggregated figures move along.
 */
export async function moveTeam(
  client: Client,
  { brandId, memberId, toId, operator }: { brandId: number; memberId: bigint; toId: bigint | null; operator: string },
): Promise<void> {
  await addTeamAbove(client, { brandId, memberId, sign: -1 });
  await client.query(
    `delete from agents_tree t using agents_tree b
      where b.ancestor_id = $2 and b.brand_id = $1 and t.descendant_id = b.descendant_id and t.brand_id = $1
        and not exists (select from agents_tree o where o.ancestor_id = $2 and o.descendant_id = t.ancestor_id)`,
    [brandId, memberId],
  );
  await client.query(
    `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select $1, a.ancestor_id, b.descendant_id, a.depth + b.depth + 1
       from agents_tree a cross join agents_tree b
      where a.descendant_id = $3 and a.brand_id = $1 and b.ancestor_id = $2 and b.brand_id = $1`,
    [brandId, memberId, toId],
  );
  await addTeamAbove(client, { brandId, memberId, sign: 1 });
  await client.query('update agents_lines set until = now() where member_id = $2 and brand_id = $1 and until is null', [
    brandId,
    memberId,
  ]);
  await client.query('insert into agents_lines (brand_id, member_id, parent_id) values ($1, $2, $3)', [
    brandId,
    memberId,
    toId,
  ]);
  await client.query(
    `with moved as (
       update agents_members m set parent_id = $3 from agents_members o
        where m.member_id = $2 and m.brand_id = $1 and o.member_id = m.member_id returning o.parent_id as before)
     insert into agents_changes (brand_id, member_id, what, detail, by_operator)
     select $1, $2, 'moved', jsonb_build_object('from', before, 'to', $3::bigint), $4 from moved`,
    [brandId, memberId, toId, operator],
  );
}

/** How many moves wait for a second operator, and since when. */
export async function readWaitingMoves(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from agents_moves
      where brand_id = $1 and status = 'waiting'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
