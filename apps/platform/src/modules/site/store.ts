import { moduleIds, type SiteSettings } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { Client, Queryable } from '#kit/db.ts';
import { defaultSettings } from './defaultSettings.ts';
import { modulesOn, whitelabelOf } from './whitelabelOf.ts';

/** The columns that the default settings depend on. */
type Presets = Pick<Brand, 'languages' | 'defaultLanguage' | 'customerService'>;
type BrandRow = Omit<Brand, 'settings' | 'modules'> & { stored: Partial<SiteSettings> | null };

/** All brands with their hosts and settings. */
export async function readBrands(db: Queryable): Promise<Brand[]> {
  const { rows } = await db.query<BrandRow>(
    `select b.id, b.code, b.name, b.currency, b.time_zone as "timeZone", b.default_language as "defaultLanguage",
            b.languages, b.main_domain as "mainDomain", b.customer_service as "customerService",
            b.is_maintenance as "isMaintenance", b.look_version as "lookVersion", s.value as stored,
            array(select h.host from site_hosts h where h.brand_id = b.id order by h.host) as hosts
       from site_brands b left join site_settings s on s.brand_id = b.id order by b.id`,
  );
  return rows.map(({ stored, ...brand }) => {
    const settings = complete(brand, stored);
    const on = modulesOn(whitelabelOf(settings));
    return {
      ...brand,
      settings,
      modules: new Set(moduleIds.filter((id) => on.has(id))),
      languages: settings.languages,
      defaultLanguage: settings.defaultLanguage,
      customerService: settings.customerService,
      isMaintenance: brand.isMaintenance || settings.maintenance.isOn,
    };
  });
}

/** A brand's settings and their version; version 0 are the defaults. */
export async function readVersion(
  db: Queryable,
  brandId: number,
): Promise<{ settings: SiteSettings; version: number }> {
  const { rows } = await db.query<Presets & { stored: Partial<SiteSettings> | null; version: number }>(
    `select b.default_language as "defaultLanguage", b.languages, b.customer_service as "customerService",
            s.value as stored, coalesce(s.version, 0) as version
       from site_brands b left join site_settings s on s.brand_id = b.id
      where b.id = $1`,
    [brandId],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no brand ${brandId}.`);
  return { settings: complete(row, row.stored), version: row.version };
}

/** Replaces settings with optimistic locking; false if the version is outdated. */
export async function writeSettings(
  db: Queryable,
  { brandId, settings, version, by }: { brandId: number; settings: SiteSettings; version: number; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into site_settings (brand_id, value, version, updated_by) values ($1, $2, $3, $4)
     on conflict (brand_id) do update
       set value = excluded.value, version = excluded.version, updated_by = excluded.updated_by, updated_at = now()
     where site_settings.version = excluded.version - 1`,
    [brandId, JSON.stringify(settings), version, by],
  );
  return rowCount === 1;
}

/** Settings stored before a field or module existed get its default. */
function complete(brand: Presets, stored: Partial<SiteSettings> | null): SiteSettings {
  const preset = defaultSettings(brand);
  return {
    ...preset,
    ...stored,
    modules: { ...preset.modules, ...stored?.modules },
    register: { ...preset.register, ...stored?.register },
  };
}

/** The brand's row, locked until the end of the transaction. */
export async function lockBrand(
  client: Client,
  code: string,
): Promise<Record<'name' | 'currency' | 'timeZone' | 'languages' | 'hosts', string> | undefined> {
  const { rows } = await client.query<Record<'name' | 'currency' | 'timeZone' | 'languages' | 'hosts', string>>(
    `select b.name, b.currency, b.time_zone as "timeZone", array_to_string(b.languages, ' ') as languages,
            array_to_string(array(select h.host from site_hosts h where h.brand_id = b.id order by h.host), ' ') as hosts
       from site_brands b where b.code = $1 for update`,
    [code],
  );
  return rows[0];
}

/** Which of these hosts belong to another brand. */
export async function hostsOfOthers(
  db: Queryable,
  code: string,
  hosts: readonly string[],
): Promise<{ host: string; code: string }[]> {
  const { rows } = await db.query<{ host: string; code: string }>(
    `select h.host, b.code from site_hosts h join site_brands b on b.id = h.brand_id
      where h.host = any ($2) and b.code <> $1 order by h.host`,
    [code, hosts],
  );
  return rows;
}

/** Inserts or updates a brand as the database owner; currency and time zone of an existing one do not change. */
export async function upsertBrand(
  owner: Queryable,
  brand: Pick<Brand, 'code' | 'name' | 'currency' | 'timeZone' | 'mainDomain'> & Presets,
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into site_brands (code, name, currency, time_zone, default_language, languages, main_domain, customer_service)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (code) do update
       set name = excluded.name, main_domain = excluded.main_domain, customer_service = excluded.customer_service,
           default_language = excluded.default_language, languages = excluded.languages,
           look_version = site_brands.look_version + 1
     returning id`,
    [
      brand.code,
      brand.name,
      brand.currency,
      brand.timeZone,
      brand.defaultLanguage,
      brand.languages,
      brand.mainDomain,
      brand.customerService,
    ],
  );
  return rows[0]?.id ?? 0;
}

/** Assigns a host to the brand, whoever had it. */
export async function moveHost(owner: Queryable, brandId: number, host: string): Promise<void> {
  await owner.query(
    `insert into site_hosts (host, brand_id) values ($1, $2)
     on conflict (host) do update set brand_id = excluded.brand_id`,
    [host, brandId],
  );
}

/** Removes all other hosts of the brand. */
export async function deleteOtherHosts(owner: Queryable, brandId: number, hosts: readonly string[]): Promise<void> {
  await owner.query('delete from site_hosts where brand_id = $1 and not host = any ($2)', [brandId, hosts]);
}

/** Writes the initial settings of a brand; does not overwrite those saved by an operator. */
export async function seedSettings(owner: Queryable, brandId: number, value: object): Promise<void> {
  await owner.query(
    `insert into site_settings (brand_id, value, updated_by) values ($1, $2, 'seed')
     on conflict (brand_id) do update
       set value = excluded.value, version = site_settings.version + 1, updated_at = now()
     where site_settings.updated_by = 'seed' and site_settings.value <> excluded.value`,
    [brandId, JSON.stringify(value)],
  );
}
