import type pg from 'pg';

/** One brand, where a bench needs no more of a site than its calls. */
export async function seedBrand(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into site_brands (code, name, currency, time_zone, default_language, languages, main_domain)
     values ('baize', 'Baize', 'CNY', 'Asia/Shanghai', 'CN', '{CN,EN}', 'localhost')`,
  );
  await owner.query('insert into site_hosts (host, brand_id) select main_domain, id from site_brands');
}
