import type { Client, Queryable } from '#kit/db.ts';
import type { MemberRow } from '../MemberRow.ts';

type Who = Readonly<{ brandId: number; memberId: bigint }>;
type Team = Readonly<{ brandId: number; agentId: bigint }>;

const columns = `m.member_id as "memberId", m.brand_id as "brandId", m.parent_id as "parentId", m.type,
  m.rebate_bps as "rebateBps", m.prize_group as "prizeGroup", m.joined_at as "joinedAt"`;

/**
 * Until the end of the transaction nobody of the brand is moved; `forMove` also waits for registrations, since these
 * copy the line above that a move rewrites.
 */
export async function holdTree(client: Client, brandId: number, { forMove = false } = {}): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock${forMove ? '' : '_shared'}(hashtextextended('agents.tree:' || $1, 0))`,
    [String(brandId)],
  );
}

/** Adds an account to the tree, below an agent of the same brand or at the top. Call it after `holdTree`. */
export async function insertMember(
  client: Client,
  newcomer: Who & { parentId: bigint | null; type: number; rebateBps: number; prizeGroup: number },
): Promise<void> {
  const { brandId, memberId, parentId, type, rebateBps, prizeGroup } = newcomer;
  await client.query(
    `with placed as (
       insert into agents_members (member_id, brand_id, parent_id, type, rebate_bps, prize_group)
       values ($1, $2, $3, $4, $5, $6)),
     lined as (insert into agents_lines (brand_id, member_id, parent_id) values ($2, $1, $3))
     insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select $2, $1::bigint, $1::bigint, 0
      union all
     select $2, t.ancestor_id, $1, t.depth + 1 from agents_tree t where t.descendant_id = $3 and t.brand_id = $2`,
    [memberId, brandId, parentId, type, rebateBps, prizeGroup],
  );
}

export async function readMember(db: Queryable, { brandId, memberId }: Who): Promise<MemberRow | undefined> {
  const { rows } = await db.query<MemberRow>(
    `select ${columns} from agents_members m where m.member_id = $2 and m.brand_id = $1`,
    [brandId, memberId],
  );
  return rows[0];
}

/** The prize groups of members, in the order of the list; nothing for whoever stands in no tree. */
export async function readPrizeGroups(db: Queryable, members: readonly Who[]): Promise<(number | null)[]> {
  const { rows } = await db.query<{ prizeGroup: number | null }>({
    name: 'agents_prize_groups',
    text: `select m.prize_group as "prizeGroup"
      from unnest($1::integer[], $2::bigint[]) with ordinality as a (brand, member, nth)
      left join lateral (
        select x.prize_group from agents_members x where x.member_id = a.member and x.brand_id = a.brand offset 0
      ) m on true
     order by a.nth`,
    values: [members.map(({ brandId }) => brandId), members.map(({ memberId }) => memberId)],
  });
  return rows.map(({ prizeGroup }) => prizeGroup);
}

/** Who stands directly above a member, or nobody. */
export async function uplineOf(db: Queryable, who: Who): Promise<bigint | undefined> {
  return (await readMember(db, who))?.parentId ?? undefined;
}

/** All uplines of a member, nearest first. */
export async function uplinesOf(db: Queryable, { brandId, memberId }: Who): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `select ${columns} from agents_tree t join agents_members m on m.member_id = t.ancestor_id
      where t.descendant_id = $2 and t.brand_id = $1 and t.depth > 0 order by t.depth`,
    [brandId, memberId],
  );
  return rows;
}

/** Whether a member is currently a direct downline of an agent. */
export async function isDirectDownline(
  db: Queryable,
  { brandId, agentId, memberId }: Team & { memberId: bigint },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from agents_members where member_id = $3 and parent_id = $2 and brand_id = $1',
    [brandId, agentId, memberId],
  );
  return rowCount === 1;
}

/** Levels between an agent and a member: 0 is the agent itself, undefined is outside the team. */
export async function depthBelow(
  db: Queryable,
  { brandId, agentId, memberId }: Team & { memberId: bigint },
): Promise<number | undefined> {
  const { rows } = await db.query<{ depth: number }>(
    'select depth from agents_tree where ancestor_id = $2 and descendant_id = $3 and brand_id = $1',
    [brandId, agentId, memberId],
  );
  return rows[0]?.depth;
}

/** All members below an agent, without the agent; at depth 1 direct downlines only. */
export async function teamOf(
  db: Queryable,
  { brandId, agentId, maxDepth }: Team & { maxDepth?: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select descendant_id as id from agents_tree
      where ancestor_id = $2 and brand_id = $1 and depth > 0 and depth <= coalesce($3, depth) order by descendant_id`,
    [brandId, agentId, maxDepth ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Which of some members are anywhere below an agent. */
export async function teamAmong(
  db: Queryable,
  { brandId, agentId, memberIds }: Team & { memberIds: readonly bigint[] },
): Promise<Set<bigint>> {
  const { rows } = await db.query<{ id: bigint }>(
    `select descendant_id as id from agents_tree
      where ancestor_id = $2 and descendant_id = any ($3::bigint[]) and brand_id = $1 and depth > 0`,
    [brandId, agentId, memberIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** An agent's direct downlines at a given time; pay for a day uses the line of that day. */
export async function downlinesAt(db: Queryable, { brandId, agentId, at }: Team & { at: Date }): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select member_id as id from agents_lines
      where parent_id = $2 and brand_id = $1 and since <= $3 and coalesce(until > $3, true) order by member_id`,
    [brandId, agentId, at],
  );
  return rows.map(({ id }) => id);
}

export type DownlineRow = MemberRow & Readonly<{ level: number; directCount: number; teamCount: number }>;

/** A page of an agent's team, with each one's team size; `level` is relative to the agent. */
export async function readDownlines(
  db: Queryable,
  {
    brandId,
    agentId,
    parentId,
    memberIds,
    limit,
    offset = 0,
    after = 0n,
  }: Team & {
    /** Only direct downlines of this one. */
    parentId?: bigint | undefined;
    /** Only these, wherever they are in the team. */
    memberIds?: readonly bigint[] | undefined;
    limit: number;
    offset?: number | undefined;
    /** The member before them. */
    after?: bigint | undefined;
  },
): Promise<{ rows: DownlineRow[]; total: number }> {
  const from = `agents_tree a join agents_members m on m.member_id = a.descendant_id
    where a.ancestor_id = $2 and a.brand_id = $1 and a.depth > 0
      and ($3::bigint is null or m.parent_id = $3) and ($4::bigint[] is null or m.member_id = any ($4))`;
  const values = [brandId, agentId, parentId ?? null, memberIds ?? null];
  const { rows } = await db.query<DownlineRow>(
    `select ${columns}, a.depth as level,
            (select count(*)::int from agents_members d where d.parent_id = m.member_id) as "directCount",
            (select count(*)::int - 1 from agents_tree b where b.ancestor_id = m.member_id) as "teamCount"
       from ${from} and a.descendant_id > $7 order by m.member_id limit $5 offset $6`,
    [...values, limit, offset, after],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The path from an agent down to a team member, both included. */
export async function lineTo(
  db: Queryable,
  { brandId, agentId, memberId }: Team & { memberId: bigint },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select u.ancestor_id as id from agents_tree u join agents_tree a on a.descendant_id = u.ancestor_id
      where u.descendant_id = $3 and a.ancestor_id = $2 and u.brand_id = $1 and a.brand_id = $1 order by u.depth desc`,
    [brandId, agentId, memberId],
  );
  return rows.map(({ id }) => id);
}

/** A page of direct downlines by id; `after` is the one before them. */
export async function readDirect(
  db: Queryable,
  {
    brandId,
    parentId,
    limit,
    offset = 0,
    after = 0n,
  }: { brandId: number; parentId: bigint; limit: number; offset?: number | undefined; after?: bigint | undefined },
): Promise<{ rows: { memberId: bigint; type: number }[]; total: number }> {
  const { rows } = await db.query<{ memberId: bigint; type: number }>(
    `select member_id as "memberId", type from agents_members where parent_id = $2 and brand_id = $1 and member_id > $5
      order by member_id limit $3 offset $4`,
    [brandId, parentId, limit, offset, after],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from agents_members where parent_id = $2 and brand_id = $1',
    [brandId, parentId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** For each of many members all uplines, nearest first, starting with the member. */
export async function linesAbove(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Map<bigint, bigint[]>> {
  const { rows } = await db.query<{ id: bigint; line: string[] }>(
    `select t.descendant_id as id, array_agg(t.ancestor_id::text order by t.depth) as line from agents_tree t
      where t.descendant_id = any ($2::bigint[]) and t.brand_id = $1 group by t.descendant_id`,
    [brandId, [...memberIds]],
  );
  return new Map(rows.map(({ id, line }) => [id, line.map(BigInt)]));
}

/** For each of many members everybody above with the rate of each, the member himself first and then the nearest. */
export async function ratesAbove(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Map<bigint, { memberIds: bigint[]; rates: number[] }>> {
  const { rows } = await db.query<{ id: bigint; line: string[]; rates: number[] }>(
    `select t.descendant_id as id, array_agg(t.ancestor_id::text order by t.depth) as line,
            array_agg(m.rebate_bps order by t.depth) as rates
       from agents_tree t join agents_members m on m.member_id = t.ancestor_id
      where t.descendant_id = any ($2::bigint[]) and t.brand_id = $1 group by t.descendant_id`,
    [brandId, [...memberIds]],
  );
  return new Map(rows.map(({ id, line, rates }) => [id, { memberIds: line.map(BigInt), rates }]));
}

/** Whether anybody of a brand was given a rate. */
export async function hasRates(db: Queryable, brandId: number): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    'select exists (select from agents_members where brand_id = $1 and rebate_bps > 0) as has',
    [brandId],
  );
  return rows[0]?.has ?? false;
}

export type PlaceRow = Omit<DownlineRow, 'level'> & Readonly<{ isMoving: boolean }>;

/** A page of direct downlines or of the top level; or of given members wherever they are. Agents first. */
export async function readPlaces(
  db: Queryable,
  {
    brandId,
    parentId,
    memberIds,
    limit,
    offset,
  }: {
    brandId: number;
    parentId: bigint | null;
    memberIds?: readonly bigint[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: PlaceRow[]; total: number }> {
  const from = `agents_members m where m.brand_id = $1
    and case when $3::bigint[] is null then m.parent_id is not distinct from $2 else m.member_id = any ($3) end`;
  const values = [brandId, parentId, memberIds ?? null];
  const { rows } = await db.query<PlaceRow>(
    `select ${columns},
            (select count(*)::int from agents_members d where d.parent_id = m.member_id) as "directCount",
            (select count(*)::int - 1 from agents_tree b where b.ancestor_id = m.member_id) as "teamCount",
            exists (select from agents_moves v where v.member_id = m.member_id and v.status = 'waiting') as "isMoving"
       from ${from} order by m.type = 0, m.member_id limit $4 offset $5`,
    [...values, limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
