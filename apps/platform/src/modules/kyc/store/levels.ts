import type { Queryable } from '#kit/db.ts';
import type { Allowance } from '../SubmissionRow.ts';

type Place = { brandId: number; currency: string };
type Stored = { single: (string | null)[]; daily: (string | null)[]; version: number };

/** The limits of levels 0 to 3; undefined where the brand requires no level. Amounts in 1/100,000. */
export async function readLevels(
  db: Queryable,
  { brandId, currency }: Place,
): Promise<{ levels: Allowance[]; version: number } | undefined> {
  const { rows } = await db.query<Stored>(
    `select single::text[] as single, daily::text[] as daily, version from kyc_rules
      where brand_id = $1 and currency = $2`,
    [brandId, currency],
  );
  const row = rows[0];
  if (!row) return undefined;
  const amountAt = (list: (string | null)[], at: number): bigint | null => {
    const text = list[at];
    return text === null || text === undefined ? null : BigInt(text);
  };
  const levels = [0, 1, 2, 3].map((at) => ({ single: amountAt(row.single, at), daily: amountAt(row.daily, at) }));
  return { levels, version: row.version };
}

/** Updates the levels if their version is the given one, 0 for none. Returns the new version, or undefined. */
export async function saveLevels(
  db: Queryable,
  { brandId, currency, version, levels }: Place & { version: number; levels: readonly Allowance[] },
): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    `insert into kyc_rules as r (brand_id, currency, single, daily)
     select $1, $2, $3::bigint[], $4::bigint[]
      where $5 = 0 or exists (select from kyc_rules where brand_id = $1 and currency = $2)
     on conflict (brand_id, currency) do update set single = $3::bigint[], daily = $4::bigint[], version = r.version + 1
      where r.version = $5
     returning version`,
    [
      ...[brandId, currency],
      ...[levels.map(({ single }) => single?.toString() ?? null), levels.map(({ daily }) => daily?.toString() ?? null)],
      version,
    ],
  );
  return rows[0]?.version;
}
