import type { Client, Queryable } from '#kit/db.ts';
import type { Count, What } from '../Count.ts';

export type CountCursor = Readonly<{
  /**
   * The beginning of the oldest transaction that was open at the last look, in the database's format: all that was written
   * before is aggregated.
   */
  seenAt: string;
  /** Since when a report looks for changes. */
  since: string;
  /**
   * Since when the aggregation does: once a minute it also finds what a clock that was set back made too old for a report,
   * and `isLookingBack` then.
   */
  countSince: string;
  isLookingBack: boolean;
  /** When the transaction began that read it. */
  readAt: Date;
  /** The last member of the first aggregation; null when it is complete. */
  filledTo: bigint | null;
  classes: Readonly<Record<string, string>>;
  timeZone: string;
}>;

/** A transaction that has begun is not seen as open at once. */
const SLACK = '2 seconds';

/** The aggregation looks far back once in so long, and also when the clock is behind the last time; and as far as that and a minute more. */
const LOOK_BACK_EVERY = '1 minute';
const LOOK_BACK = '2 minutes';

const before = (slack: string): string => `least(seen_at, clock_timestamp()) - interval '${slack}'`;
const isLookingBack = `(clock_timestamp() not between looked_back_at and looked_back_at + interval '${LOOK_BACK_EVERY}')`;

const cursorColumns = `seen_at::text as "seenAt", filled_to as "filledTo", classes, time_zone as "timeZone",
  (${before(SLACK)})::text as since, ${isLookingBack} as "isLookingBack",
  (case when ${isLookingBack} then ${before(LOOK_BACK)} else ${before(SLACK)} end)::text as "countSince",
  now() as "readAt"`;

export async function readCountCursor(db: Queryable, brandId: number): Promise<CountCursor | undefined> {
  const { rows } = await db.query<CountCursor>({
    name: 'agents_count_cursor',
    text: `select ${cursorColumns} from agents_cursors where brand_id = $1`,
    values: [brandId],
  });
  return rows[0];
}

type Rules = Pick<CountCursor, 'classes' | 'timeZone'>;

/**
 * Locks a brand's cursor until the end of the transaction, so that only one process aggregates; creates it the first
 * time.
 */
export async function holdCountCursor(
  client: Client,
  { brandId, classes, timeZone }: Rules & { brandId: number },
): Promise<CountCursor> {
  await client.query(
    `insert into agents_cursors (brand_id, seen_at, filled_to, classes, time_zone)
     values ($1, agents_open_since(), 0, $2, $3) on conflict (brand_id) do nothing`,
    [brandId, JSON.stringify(classes), timeZone],
  );
  const { rows } = await client.query<CountCursor>(
    `select ${cursorColumns} from agents_cursors where brand_id = $1 for no key update`,
    [brandId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Brand ${brandId} has no cursor.`);
  return row;
}

export async function updateCountCursor(
  client: Client,
  brandId: number,
  cursor: Pick<CountCursor, 'seenAt' | 'filledTo' | 'classes' | 'timeZone'>,
): Promise<void> {
  await client.query(
    `update agents_cursors set seen_at = $2, filled_to = $3, classes = $4, time_zone = $5 where brand_id = $1`,
    [brandId, cursor.seenAt, cursor.filledTo, JSON.stringify(cursor.classes), cursor.timeZone],
  );
}

/** `at`: when the look began that has found everything. */
export async function noteLookBack(client: Client, brandId: number, at: Date): Promise<void> {
  await client.query('update agents_cursors set looked_back_at = $2 where brand_id = $1', [brandId, at]);
}

/** Since when a transaction may be open that is not committed yet. */
export async function readOpenSince(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ since: string }>('select agents_open_since()::text as since');
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row.since;
}

export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select now() as now');
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row.now;
}

/** The next members of a brand's tree by id. */
export async function readMembersAfter(
  db: Queryable,
  { brandId, after, limit }: { brandId: number; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'select member_id as id from agents_members where brand_id = $1 and member_id > $2 order by member_id limit $3',
    [brandId, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Team members with ids above one, agent included: those that the first aggregation has not reached. */
export async function readTeamAfter(
  db: Queryable,
  { brandId, agentId, after }: { brandId: number; agentId: bigint; after: bigint },
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'select descendant_id as id from agents_tree where brand_id = $1 and ancestor_id = $2 and descendant_id > $3',
    [brandId, agentId, after],
  );
  return rows.map(({ id }) => id);
}

export type Place = Readonly<{
  memberId: bigint;
  /** Levels below the calling agent; zero is the agent. */
  depth: number;
  /** The direct downline on the path to the member; for the agent the agent itself. */
  branchId: bigint;
}>;

/**
 * Which of some members are in the team, agent included, and where. Each is looked up in turn, in this order, so that
 * nobody's whole line is read.
 */
export async function placesOf(
  db: Queryable,
  { brandId, agentId, memberIds }: { brandId: number; agentId: bigint; memberIds: readonly bigint[] },
): Promise<Place[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await db.query<Place>({
    name: 'agents_places',
    text: `select t.descendant_id as "memberId", t.depth, b.ancestor_id as "branchId"
       from (select distinct u.id from unnest($3::bigint[]) as u (id) offset 0) m
      cross join lateral (select x.descendant_id, x.depth from agents_tree x
         where x.ancestor_id = $2 and x.descendant_id = m.id and x.brand_id = $1 offset 0) t
      cross join lateral (select x.ancestor_id from agents_tree x
         where x.descendant_id = t.descendant_id and x.depth = greatest(t.depth - 1, 0) offset 0) b`,
    values: [brandId, agentId, memberIds],
  });
  return rows;
}

/** Facts of tree members that need no aggregation: their type, and the day they joined. */
export async function readJoined(
  db: Queryable,
  { brandId, timeZone, memberIds }: { brandId: number; timeZone: string; memberIds: readonly bigint[] },
): Promise<{ memberId: bigint; type: number; day: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; type: number; day: string }>({
    name: 'agents_joined',
    text: `select member_id as "memberId", type, (joined_at at time zone $2)::date::text as day
       from agents_members where brand_id = $1 and member_id = any ($3::bigint[])`,
    values: [brandId, timeZone, memberIds],
  });
  return rows;
}

const ownColumns = `o.member_id as "memberId", o.what, o.day::text as day, o.key, o.count, o.plus, o.minus, o.valid`;

/**
 * Aggregated figures of members: those of which each has one row of a kind, and of play on some of their days, or on all days
 * where none is named. What a member has stands together in the index, so that its four rows are found by one search.
 */
export async function readCounted(
  db: Queryable,
  {
    memberIds,
    whats,
    days,
  }: Readonly<{
    memberIds: readonly bigint[];
    whats: readonly Extract<What, 'balance' | 'first' | 'joined' | 'seen'>[];
    days: readonly Readonly<{ memberId: bigint; day: string | null }>[];
  }>,
): Promise<Count[]> {
  const { rows } = await db.query<Count>({
    name: 'agents_counted',
    text: `select ${ownColumns} from unnest($1::bigint[]) as k (id)
      cross join lateral (select * from agents_own n where n.member_id = k.id and n.what = any ($2::text[]) offset 0) o
     union all
     select ${ownColumns} from unnest($3::bigint[], $4::date[]) as k (id, day)
       join agents_own o on o.member_id = k.id and o.what = 'play'
        and o.day >= coalesce(k.day, '-infinity') and o.day <= coalesce(k.day, 'infinity')`,
    values: [memberIds, whats, days.map(({ memberId }) => memberId), days.map(({ day }) => day)],
  });
  return rows;
}

/** What has been counted of one kind of some members, of all days. */
export async function readCountedOf(db: Queryable, memberIds: readonly bigint[], what: What): Promise<Count[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await db.query<Count>(
    `select ${ownColumns} from agents_own o where o.member_id = any ($1::bigint[]) and o.what = $2`,
    [memberIds, what],
  );
  return rows;
}

/** Aggregated active days of members, from the last one before each given day. */
export async function readActiveDays(
  db: Queryable,
  firsts: readonly Readonly<{ memberId: bigint; day: string }>[],
): Promise<{ memberId: bigint; day: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; day: string }>({
    name: 'agents_active_days',
    text: `select k.id as "memberId", o.day::text as day from unnest($1::bigint[], $2::date[]) as k (id, day)
       join agents_own o on o.member_id = k.id and o.what = 'active'
        and o.day >= coalesce((select max(p.day) from agents_own p
              where p.member_id = k.id and p.what = 'active' and p.day < k.day), k.day)
      order by 1, 2`,
    values: [firsts.map(({ memberId }) => memberId), firsts.map(({ day }) => day)],
  });
  return rows;
}

const asInput = `select * from unnest($2::bigint[], $3::text[], $4::date[], $5::text[], $6::bigint[], $7::bigint[],
  $8::bigint[], $9::bigint[]) as i (member_id, what, day, key, count, plus, minus, valid)`;

const added = (table: string): string =>
  `do update set count = ${table}.count + excluded.count, plus = ${table}.plus + excluded.plus,
     minus = ${table}.minus + excluded.minus, valid = ${table}.valid + excluded.valid`;

/** Login slots of teams are kept for this many days: reports need a week. */
const SEEN_DAYS = 9;
const isKept = (row: string): string =>
  `(${row}.what <> 'seen' or ${row}.day >= (clock_timestamp() at time zone 'UTC')::date - ${SEEN_DAYS})`;

/** Adds to the aggregated figures of members and, in the same transaction, of all of their uplines. */
export async function addCounts(client: Client, brandId: number, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const values = [
    ...[brandId, counts.map(({ memberId }) => memberId), counts.map(({ what }) => what)],
    ...[counts.map(({ day }) => day), counts.map(({ key }) => key), counts.map(({ count }) => count)],
    ...[counts.map(({ plus }) => plus), counts.map(({ minus }) => minus), counts.map(({ valid }) => valid)],
  ];
  await client.query(
    `with input as materialized (${asInput}),
     own as (
       insert into agents_own as o (brand_id, member_id, what, day, key, count, plus, minus, valid)
       select $1::integer, member_id, what, day, key, count, plus, minus, valid from input
       order by member_id, what, day, key
       on conflict (member_id, what, day, key) ${added('o')})
     insert into agents_sums as s (brand_id, agent_id, what, day, key, count, plus, minus, valid)
     select $1::integer, t.ancestor_id, i.what, i.day, i.key, sum(i.count), sum(i.plus), sum(i.minus), sum(i.valid)
       from input i join agents_tree t on t.descendant_id = i.member_id and t.depth > 0
      where ${isKept('i')} group by t.ancestor_id, i.what, i.day, i.key
     having (sum(i.count), sum(i.plus), sum(i.minus), sum(i.valid)) <> (0, 0, 0, 0)
      order by t.ancestor_id, i.what, i.day, i.key
     on conflict (agent_id, what, day, key) ${added('s')}`,
    values,
  );
  // Rows that became zero are deleted, except for the balance row, which marks the member as aggregated.
  if (counts.some(({ count }) => count < 0n)) {
    await client.query(
      `with input as materialized (${asInput}),
       own as (
         delete from agents_own o using input i
          where i.count < 0 and i.what <> 'balance' and $1::integer is not null and o.member_id = i.member_id
            and o.what = i.what and o.day = i.day and o.key = i.key
            and (o.count, o.plus, o.minus, o.valid) = (0, 0, 0, 0))
       delete from agents_sums s
        using (select distinct t.ancestor_id, i.what, i.day, i.key from input i
                 join agents_tree t on t.descendant_id = i.member_id and t.depth > 0 where i.count < 0) g
        where s.agent_id = g.ancestor_id and s.what = g.what and s.day = g.day and s.key = g.key
          and (s.count, s.plus, s.minus, s.valid) = (0, 0, 0, 0)`,
      values,
    );
  }
}

/**
 * Counts a member among agents or among plain members from now on, where it is counted at all. Call it after `holdTree`
 * for a move, so that nobody aggregates meanwhile.
 */
export async function recountKind(
  client: Client,
  { brandId, memberId, key }: { brandId: number; memberId: bigint; key: 'agent' | 'member' },
): Promise<void> {
  const before = await readCountedOf(client, [memberId], 'joined');
  await addCounts(
    client,
    brandId,
    before.flatMap((row) => [
      { ...row, count: -row.count },
      { ...row, key },
    ]),
  );
}

/** Removes login slots that are too old to be reported. */
export async function removeOldSeen(client: Client, brandId: number): Promise<void> {
  await client.query(
    `delete from agents_sums where brand_id = $1 and what = 'seen'
        and day < (clock_timestamp() at time zone 'UTC')::date - ${SEEN_DAYS + 1}`,
    [brandId],
  );
}

/**
 * Adds the figures of a member and its team to all uplines, or subtracts them: after and before a move. Call it after
 * `holdTree` for a move, so that nobody aggregates meanwhile.
 */
export async function addTeamAbove(
  client: Client,
  { brandId, memberId, sign }: { brandId: number; memberId: bigint; sign: 1 | -1 },
): Promise<void> {
  await client.query(
    `insert into agents_sums as s (brand_id, agent_id, what, day, key, count, plus, minus, valid)
     select $1::integer, t.ancestor_id, c.what, c.day, c.key, $3 * sum(c.count), $3 * sum(c.plus), $3 * sum(c.minus),
            $3 * sum(c.valid)
       from (select what, day, key, count, plus, minus, valid from agents_own where member_id = $2
             union all
             select what, day, key, count, plus, minus, valid from agents_sums where agent_id = $2) c
       join agents_tree t on t.descendant_id = $2 and t.depth > 0
      where ${isKept('c')} group by t.ancestor_id, c.what, c.day, c.key
     on conflict (agent_id, what, day, key) ${added('s')}`,
    [brandId, memberId, sign],
  );
  await client.query(
    `delete from agents_sums s using agents_tree t
      where t.descendant_id = $1 and t.depth > 0 and s.agent_id = t.ancestor_id
        and (s.count, s.plus, s.minus, s.valid) = (0, 0, 0, 0)`,
    [memberId],
  );
}
