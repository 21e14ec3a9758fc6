import type { Client, Queryable } from '#kit/db.ts';

type MemberOf = Readonly<{ brandId: number; memberId: bigint }>;

/** What a member is marked with, in the order of the alphabet. */
export async function readTags(db: Queryable, { brandId, memberId }: MemberOf): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>(
    'select tag from members_tags where member_id = $2 and brand_id = $1 order by lower(tag)',
    [brandId, memberId],
  );
  return rows.map(({ tag }) => tag);
}

/** Puts a list in the place of the one before; a tag that stands twice in it is kept as it stands first. */
export async function writeTags(
  client: Client,
  { brandId, memberId }: MemberOf,
  tags: readonly string[],
): Promise<void> {
  // Of operators who change the tags of one member at once, the later one's list stands.
  await client.query('select pg_advisory_xact_lock($1, hashint8($2))', [TAGS_LOCK, memberId]);
  await client.query('delete from members_tags where member_id = $2 and brand_id = $1', [brandId, memberId]);
  await client.query(
    `insert into members_tags (brand_id, member_id, tag)
     select distinct on (lower(tag)) $1::integer, $2::bigint, tag from unnest($3::text[]) with ordinality as t (tag, n)
      order by lower(tag), n`,
    [brandId, memberId, tags],
  );
}

const TAGS_LOCK = 362;

/** Members of a brand who are marked with a tag, the newest first. */
export async function readTagged(
  db: Queryable,
  { brandId, tag, limit, offset }: { brandId: number; tag: string; limit: number; offset: number },
): Promise<{ memberIds: bigint[]; total: number }> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from members_tags where brand_id = $1 and lower(tag) = lower($2)
      order by member_id desc limit $3 offset $4`,
    [brandId, tag, limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from members_tags where brand_id = $1 and lower(tag) = lower($2)',
    [brandId, tag],
  );
  return { memberIds: rows.map(({ memberId }) => memberId), total: counted.rows[0]?.total ?? 0 };
}

/** The next members of a brand who are marked with a tag, in the order of their numbers. */
export async function readTaggedAfter(
  db: Queryable,
  { brandId, tag, after, limit }: { brandId: number; tag: string; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from members_tags where brand_id = $1 and lower(tag) = lower($2) and member_id > $3
      order by member_id limit $4`,
    [brandId, tag, after, limit],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function countTagged(db: Queryable, { brandId, tag }: { brandId: number; tag: string }): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from members_tags where brand_id = $1 and lower(tag) = lower($2)',
    [brandId, tag],
  );
  return rows[0]?.count ?? 0;
}
