import type { Client, Queryable } from '#kit/db.ts';

type MemberOf = Readonly<{ brandId: number; memberId: bigint }>;

/** A member's tags in alphabetical order. */
export async function readTags(db: Queryable, { brandId, memberId }: MemberOf): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>(
    'select tag from members_tags where member_id = $2 and brand_id = $1 order by lower(tag)',
    [brandId, memberId],
  );
  return rows.map(({ tag }) => tag);
}

/** Replaces the list; of duplicates the first spelling is kept. */
export async function writeTags(
  client: Client,
  { brandId, memberId }: MemberOf,
  tags: readonly string[],
): Promise<void> {
  // Serialises concurrent changes of one member's tags: the later list wins.
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

/** Members of a brand with a tag, newest first. */
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

/** The next members of a brand with a tag, by id. */
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

/** Which of some members have a tag. */
export async function taggedAmong(
  db: Queryable,
  { brandId, tag, memberIds }: { brandId: number; tag: string; memberIds: readonly bigint[] },
): Promise<Set<bigint>> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from members_tags
      where brand_id = $1 and lower(tag) = lower($2) and member_id = any ($3::bigint[])`,
    [brandId, tag, memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

export async function countTagged(db: Queryable, { brandId, tag }: { brandId: number; tag: string }): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from members_tags where brand_id = $1 and lower(tag) = lower($2)',
    [brandId, tag],
  );
  return rows[0]?.count ?? 0;
}
