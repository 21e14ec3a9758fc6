import type { Brand } from '../../kit/implement.ts';
import type { Queryable } from '../../kit/db.ts';

/** All brands with their host names. */
export async function readBrands(db: Queryable): Promise<Brand[]> {
  const { rows } = await db.query<Brand>(
    `select b.id, b.code, b.name, b.currency, b.time_zone as "timeZone", b.default_language as "defaultLanguage",
            b.languages, b.main_domain as "mainDomain", b.customer_service as "customerService",
            b.is_maintenance as "isMaintenance", b.is_registration_open as "isRegistrationOpen",
            array(select h.host from site_hosts h where h.brand_id = b.id order by h.host) as hosts
       from site_brands b order by b.id`,
  );
  return rows;
}
