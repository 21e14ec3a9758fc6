import type { Client, Queryable } from '#kit/db.ts';

type Who = Readonly<{ brandId: number; memberId: bigint }>;

export type InviteRow = Readonly<{ title: string; content: string; picture: 'register' | 'login' | 'welcome' }>;

/** Defaults where an agent wrote nothing. */
export const plainInvite: InviteRow = { title: '', content: '', picture: 'register' };

export async function readInvite(db: Queryable, { brandId, memberId }: Who): Promise<InviteRow> {
  const { rows } = await db.query<InviteRow>(
    'select title, content, picture from agents_invites where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  return rows[0] ?? plainInvite;
}

export async function writeInvite(db: Queryable, { brandId, memberId }: Who, words: InviteRow): Promise<void> {
  await db.query(
    `insert into agents_invites (member_id, brand_id, title, content, picture) values ($2, $1, $3, $4, $5)
     on conflict (member_id) do update set title = excluded.title, content = excluded.content,
       picture = excluded.picture, updated_at = now() where agents_invites.brand_id = excluded.brand_id`,
    [brandId, memberId, words.title, words.content, words.picture],
  );
}

/** What agents of a brand have written, last changed first. */
export async function readInvites(
  db: Queryable,
  { brandId, limit, offset }: { brandId: number; limit: number; offset: number },
): Promise<{ rows: (InviteRow & { memberId: bigint; updatedAt: Date })[]; total: number }> {
  const [found, counted] = await Promise.all([
    db.query<InviteRow & { memberId: bigint; updatedAt: Date }>(
      `select member_id as "memberId", title, content, picture, updated_at as "updatedAt" from agents_invites
        where brand_id = $1 order by updated_at desc, member_id desc limit $2 offset $3`,
      [brandId, limit, offset],
    ),
    db.query<{ total: number }>('select count(*)::int as total from agents_invites where brand_id = $1', [brandId]),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Deletes it and returns the old content; undefined if there was none. */
export async function removeInvite(client: Client, { brandId, memberId }: Who): Promise<InviteRow | undefined> {
  const { rows } = await client.query<InviteRow>(
    'delete from agents_invites where member_id = $2 and brand_id = $1 returning title, content, picture',
    [brandId, memberId],
  );
  return rows[0];
}

/**
 * Counts a visitor of a code, once per brand day. The hash includes the day, so visits cannot be linked across days.
 */
export async function noteVisit(
  db: Queryable,
  visit: { brandId: number; ownerId: bigint; code: string; address: string; timeZone: string },
): Promise<void> {
  await db.query(
    `insert into agents_visits (brand_id, code, owner_id, day, visitor)
     select m.brand_id, upper($3::text), m.member_id, d.day,
            sha256(convert_to(m.brand_id || ' ' || d.day || ' ' || $4::text, 'UTF8'))
       from agents_members m cross join (select (now() at time zone $5)::date as day) d
      where m.member_id = $2 and m.brand_id = $1
     on conflict do nothing`,
    [visit.brandId, visit.ownerId, visit.code, visit.address, visit.timeZone],
  );
}

/** Visitors of an agent's page, and accounts opened by its links. */
export async function countVisits(
  db: Queryable,
  { brandId, memberId, timeZone }: Who & { timeZone: string },
): Promise<{ visits: number; visitsToday: number; joined: number }> {
  const { rows } = await db.query<{ visits: number; visitsToday: number; joined: number }>(
    `select count(*)::int as visits,
            (count(*) filter (where day = (now() at time zone $3)::date))::int as "visitsToday",
            (select coalesce(sum(l.joined), 0)::int from agents_links l where l.owner_id = $2 and l.brand_id = $1) as joined
       from agents_visits where owner_id = $2 and brand_id = $1`,
    [brandId, memberId, timeZone],
  );
  return rows[0] ?? { visits: 0, visitsToday: 0, joined: 0 };
}
