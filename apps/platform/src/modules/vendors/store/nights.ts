import type { Queryable } from '#kit/db.ts';
import { transferDialects } from '../transferDialects.ts';

/** A vendor may need this long to list what was played around midnight. */
const AFTER_HOURS = 3;
/** Number of days to look back. */
const NIGHTS = 3;

/**
 * Starts the comparisons that no operator has to request; their requester is empty. Days are in the brand's time zone,
 * by the database's clock.
 */
export async function insertDueNights(db: Queryable): Promise<void> {
  await db.query(
    `insert into vendors_comparisons (brand_id, vendor_id, from_at, to_at, asked_by, night)
     select distinct on (b.brand_id, b.vendor_id) b.brand_id, b.vendor_id, d.day::timestamp at time zone s.time_zone,
            d.ends_at, '', d.day
       from vendors_brand_vendors b
       join vendors_vendors v on v.id = b.vendor_id and v.lists_rounds and v.dialect <> all ($3)
       join site_brands s on s.id = b.brand_id
      cross join generate_series(1, $2::integer) ago
      cross join lateral (
        select (now() at time zone s.time_zone)::date - ago as day,
               ((now() at time zone s.time_zone)::date - ago + 1)::timestamp at time zone s.time_zone as ends_at
      ) d
      where d.ends_at + make_interval(hours => $1) <= now()
        and not exists (select from vendors_comparisons c
          where c.brand_id = b.brand_id and c.vendor_id = b.vendor_id
            and (c.status = 'reading' or (c.night = d.day and c.status <> 'failed')))
      order by b.brand_id, b.vendor_id, d.day
     on conflict do nothing`,
    [AFTER_HOURS, NIGHTS, transferDialects],
  );
}
