import type { Client, Queryable } from '#kit/db.ts';
import { conditionsJson, readConditions } from '../conditionsJson.ts';
import type { SegmentDraft, SegmentRow } from '../SegmentRow.ts';

type One = Readonly<{ brandId: number; id: bigint | string }>;
type Stored = Omit<SegmentRow, 'conditions'> & { conditions: unknown };

const columns = `s.id, s.brand_id as "brandId", s.name, s.conditions, s.currency, s.version, s.updated_by as "updatedBy",
  s.updated_at as "updatedAt"`;

const rowOf = (stored: Stored): SegmentRow => ({ ...stored, conditions: readConditions(stored.conditions) });

/**
 * Names of tags and segments are of one list: whoever names a segment waits for everybody who names anything at the
 * brand, whoever marks members for those only who name a segment.
 */
export async function holdNames(client: Client, brandId: number, { isShared = false } = {}): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock${isShared ? '_shared' : ''}(hashtextextended('members.names:' || $1, 0))`,
    [String(brandId)],
  );
}

/** Whether one of these names is a segment's. */
export async function hasSegmentNamed(
  db: Queryable,
  { brandId, names }: { brandId: number; names: readonly string[] },
): Promise<boolean> {
  const { rows } = await db.query(
    `select from members_segments s where s.brand_id = $1 and s.removed_at is null
        and lower(s.name) = any (select lower(n) from unnest($2::text[]) n) limit 1`,
    [brandId, names],
  );
  return rows.length > 0;
}

/** Whether a name is a tag's, or that of another segment than the one that is renamed. */
export async function isNameTaken(
  db: Queryable,
  { brandId, name, exceptId }: { brandId: number; name: string; exceptId: bigint | undefined },
): Promise<boolean> {
  const { rows } = await db.query<{ isTaken: boolean }>(
    `select exists (select from members_segments s where s.brand_id = $1 and lower(s.name) = lower($2)
                       and s.removed_at is null and s.id is distinct from $3::bigint)
         or exists (select from members_tags t where t.brand_id = $1 and lower(t.tag) = lower($2)) as "isTaken"`,
    [brandId, name, exceptId ?? null],
  );
  return rows[0]?.isTaken === true;
}

/** A brand's segments by name. */
export async function readSegments(db: Queryable, brandId: number): Promise<SegmentRow[]> {
  const { rows } = await db.query<Stored>(
    `select ${columns} from members_segments s where s.brand_id = $1 and s.removed_at is null order by lower(s.name)`,
    [brandId],
  );
  return rows.map(rowOf);
}

/** Some segments of a brand; removed ones are left out. */
export async function readSegmentsById(
  db: Queryable,
  { brandId, ids }: { brandId: number; ids: readonly (bigint | string)[] },
): Promise<SegmentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<Stored>(
    `select ${columns} from members_segments s
      where s.id = any ($2::bigint[]) and s.brand_id = $1 and s.removed_at is null order by s.id`,
    [brandId, ids],
  );
  return rows.map(rowOf);
}

/** The names of segments, also of removed ones. */
export async function nameSegments(
  db: Queryable,
  { brandId, ids }: { brandId: number; ids: readonly bigint[] },
): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; name: string }>(
    'select id, name from members_segments where id = any ($2::bigint[]) and brand_id = $1',
    [brandId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Until the end of the transaction the segment is not removed; false if it is not there. For whatever is about to use
 * it.
 */
export async function shareSegment(client: Client, { brandId, id }: One): Promise<boolean> {
  const { rows } = await client.query(
    'select from members_segments where id = $2 and brand_id = $1 and removed_at is null for share',
    [brandId, id],
  );
  return rows.length > 0;
}

/** Locks a segment for a change. */
export async function holdSegment(client: Client, { brandId, id }: One): Promise<SegmentRow | undefined> {
  const { rows } = await client.query<Stored>(
    `select ${columns} from members_segments s
      where s.id = $2 and s.brand_id = $1 and s.removed_at is null for update`,
    [brandId, id],
  );
  return rows.map(rowOf)[0];
}

export async function countSegments(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from members_segments where brand_id = $1 and removed_at is null',
    [brandId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertSegment(
  db: Queryable,
  { name, conditions, brandId, by, currency }: SegmentDraft & { brandId: number; by: string; currency: string },
): Promise<SegmentRow> {
  const { rows } = await db.query<Stored>(
    `insert into members_segments as s (brand_id, name, conditions, currency, updated_by) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [brandId, name, conditionsJson(conditions), currency, by],
  );
  const [row] = rows.map(rowOf);
  if (!row) throw new Error('The segment was not written.');
  return row;
}

/** Replaces a segment that the transaction has locked. */
export async function replaceSegment(
  db: Queryable,
  { name, conditions, id, by }: SegmentDraft & { id: bigint; by: string },
): Promise<SegmentRow> {
  const { rows } = await db.query<Stored>(
    `update members_segments s set name = $2, conditions = $3, updated_by = $4, updated_at = now(), version = version + 1
      where s.id = $1 returning ${columns}`,
    [id, name, conditionsJson(conditions), by],
  );
  const [row] = rows.map(rowOf);
  if (!row) throw new Error('The segment was not written.');
  return row;
}

/** Removes a segment that the transaction has locked. */
export async function dropSegment(db: Queryable, { id, by }: { id: bigint; by: string }): Promise<void> {
  await db.query(
    `update members_segments set removed_at = now(), updated_by = $2, updated_at = now(), version = version + 1
      where id = $1`,
    [id, by],
  );
}
