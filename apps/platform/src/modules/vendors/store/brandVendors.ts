import type { Client, Queryable } from '#kit/db.ts';
import type { Opening, WindowNotice } from '../rules.ts';

export type WindowRow = {
  id: bigint;
  vendorId: number;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  notice: WindowNotice;
  createdBy: string;
};

export type BrandVendorRow = {
  vendorId: number;
  code: string;
  name: string;
  dialect: string;
  isEnabled: boolean;
  isOpen: boolean;
  listsRounds: boolean;
  opening: {
    launchOrigins: string[];
    vendor: Opening;
    /** What the brand has decided instead. */
    brand: Opening | null;
  };
  position: number;
  badge: '' | 'NEW' | 'HOT';
  version: number;
};

const windowColumns = `w.id, w.vendor_id as "vendorId", w.starts_at as "startsAt", w.ends_at as "endsAt", w.reason, w.notice,
  w.created_by as "createdBy"`;

/** What a brand has decided on opening a vendor's games (`b`), null where it has not. */
export const ownOpening = `case when b.is_frameable is not null then
  jsonb_build_object('isFrameable', b.is_frameable, 'mirroredOrigins', b.mirrored_origins) end`;

/** The vendors of a brand in its order; all of them, or one. Reads no credentials. */
export async function readBrandVendors(
  db: Queryable,
  { brandId, vendorId }: { brandId: number; vendorId?: number },
): Promise<BrandVendorRow[]> {
  const { rows } = await db.query<BrandVendorRow>(
    `select v.id as "vendorId", v.code, v.name, v.dialect, b.is_enabled as "isEnabled", v.lists_rounds as "listsRounds",
            b.is_enabled and v.is_enabled and not exists (
              select 1 from vendors_windows w where w.vendor_id = v.id and w.brand_id = b.brand_id
                 and w.starts_at <= now() and w.ends_at > now()) as "isOpen",
            jsonb_build_object('launchOrigins', v.launch_origins,
              'vendor', jsonb_build_object('isFrameable', v.is_frameable, 'mirroredOrigins', v.mirrored_origins),
              'brand', ${ownOpening}) as opening,
            b.position, b.badge, b.version
       from vendors_brand_vendors b join vendors_vendors v on v.id = b.vendor_id
      where b.brand_id = $1 and ($2::integer is null or b.vendor_id = $2) order by b.position, v.id`,
    [brandId, vendorId ?? null],
  );
  return rows;
}

/** Windows of a brand that are not over. */
export async function readWindows(db: Queryable, brandId: number): Promise<WindowRow[]> {
  const { rows } = await db.query<WindowRow>(
    `select ${windowColumns} from vendors_windows w
      where w.brand_id = $1 and w.ends_at > now() and w.ends_at > w.starts_at order by w.starts_at, w.id`,
    [brandId],
  );
  return rows;
}

/** Changes how a brand offers a vendor, unless it was changed since it was read (optimistic lock). */
export async function writeBrandVendor(
  client: Client,
  change: {
    brandId: number;
    vendorId: number;
    version: number;
    isEnabled: boolean;
    position: number;
    badge: string;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update vendors_brand_vendors set is_enabled = $4, position = $5, badge = $6, version = version + 1
      where brand_id = $1 and vendor_id = $2 and version = $3`,
    [change.brandId, change.vendorId, change.version, change.isEnabled, change.position, change.badge],
  );
  return rowCount === 1;
}

/** Changes how a brand opens a vendor's games, unless the vendor was changed since it was read (optimistic lock). */
export async function writeOpening(
  client: Client,
  change: { brandId: number; vendorId: number; version: number; opening: Opening | null },
): Promise<boolean> {
  const { isFrameable = null, mirroredOrigins = null } = change.opening ?? {};
  const { rowCount } = await client.query(
    `update vendors_brand_vendors set is_frameable = $4, mirrored_origins = $5, version = version + 1
      where brand_id = $1 and vendor_id = $2 and version = $3`,
    [change.brandId, change.vendorId, change.version, isFrameable, mirroredOrigins],
  );
  return rowCount === 1;
}

/**
 * Locks until the end of the transaction, so that windows of this vendor at this brand are planned one after the other.
 */
export async function holdBrandVendor(client: Client, brandId: number, vendorId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from vendors_brand_vendors where brand_id = $1 and vendor_id = $2 for update',
    [brandId, vendorId],
  );
  return rowCount === 1;
}

/** Plans a window with a future end that overlaps no other; undefined if it overlaps one. */
export async function insertWindow(
  client: Client,
  window: {
    brandId: number;
    vendorId: number;
    startsAt: string;
    endsAt: string;
    reason: string;
    notice: WindowNotice;
    by: string;
  },
): Promise<WindowRow | undefined> {
  const { rows } = await client.query<WindowRow>(
    `insert into vendors_windows as w (brand_id, vendor_id, starts_at, ends_at, reason, notice, created_by)
     select $1, $2, $3, $4, $5, $6, $7
      where not exists (select 1 from vendors_windows o where o.brand_id = $1 and o.vendor_id = $2
        and o.ends_at > o.starts_at and o.starts_at < $4::timestamptz and o.ends_at > $3::timestamptz)
     returning ${windowColumns}`,
    [
      window.brandId,
      window.vendorId,
      window.startsAt,
      window.endsAt,
      window.reason,
      JSON.stringify(window.notice),
      window.by,
    ],
  );
  return rows[0];
}

/** Ends a window now, or at its begin if that is still ahead; undefined if it is over or unknown here. */
export async function endWindow(client: Client, brandId: number, id: string): Promise<WindowRow | undefined> {
  const { rows } = await client.query<WindowRow>(
    `update vendors_windows w set ends_at = greatest(w.starts_at, least(w.ends_at, clock_timestamp()))
      where w.brand_id = $1 and w.id = $2 and w.ends_at > clock_timestamp() and w.ends_at > w.starts_at
     returning ${windowColumns}`,
    [brandId, id],
  );
  return rows[0];
}

/** Whether a time is in the future by the database's clock, which windows use. */
export async function isAhead(db: Queryable, at: string): Promise<boolean> {
  const { rows } = await db.query<{ ahead: boolean }>('select $1::timestamptz > now() as ahead', [at]);
  return rows[0]?.ahead === true;
}
