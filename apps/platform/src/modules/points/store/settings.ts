import type { Client, Queryable } from '#kit/db.ts';
import type { PointsSettingsRow } from '../PointsSettingsRow.ts';

const columns = `rates, ratio_points as "ratioPoints", ratio_amount as "ratioAmount", ratio_version as "ratioVersion",
  rules, version`;

/** A brand's points settings; undefined if never set. */
export async function readPointsSettings(db: Queryable, brandId: number): Promise<PointsSettingsRow | undefined> {
  const { rows } = await db.query<PointsSettingsRow>(`select ${columns} from points_settings where brand_id = $1`, [
    brandId,
  ]);
  return rows[0];
}

/** The same, with the ratio locked until the end of the transaction. */
export async function holdPointsSettings(client: Client, brandId: number): Promise<PointsSettingsRow | undefined> {
  const { rows } = await client.query<PointsSettingsRow>(
    `select ${columns} from points_settings where brand_id = $1 for share`,
    [brandId],
  );
  return rows[0];
}

type Change = Omit<PointsSettingsRow, 'ratioVersion'> & { brandId: number };

/** Updates the settings if their version is the one that was read; otherwise undefined. */
export async function writePointsSettings(db: Queryable, change: Change): Promise<PointsSettingsRow | undefined> {
  const { brandId, rates, ratioPoints, ratioAmount, rules, version } = change;
  const { rows } = await db.query<PointsSettingsRow>(
    version === 0
      ? `insert into points_settings (brand_id, rates, ratio_points, ratio_amount, rules)
         select $1, $2::jsonb, $3, $4, $5::jsonb where $6 = 0 on conflict (brand_id) do nothing returning ${columns}`
      : `update points_settings set rates = $2::jsonb, ratio_points = $3, ratio_amount = $4, rules = $5::jsonb,
                version = version + 1,
                ratio_version = ratio_version
                  + case when (ratio_points, ratio_amount) is distinct from ($3::integer, $4::bigint) then 1 else 0 end
          where brand_id = $1 and version = $6 returning ${columns}`,
    [brandId, JSON.stringify(rates), ratioPoints, ratioAmount, JSON.stringify(rules), version],
  );
  return rows[0];
}
