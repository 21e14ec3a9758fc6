import type { Queryable } from '../../kit/db.ts';

export type VendorSeed = Readonly<{
  code: string;
  name: string;
  dialect: 'hub88';
  /** Checks the vendor's calls. */
  publicKeyPem: string;
  /** Our private key for what we ask of the vendor. */
  privateKeyFile: string;
  /** What the vendor calls us. */
  operatorId: string;
  supplierUrl: string;
  /** Where the vendor's games are opened; the supplier's own origin unless it has others. */
  launchOrigins?: readonly string[];
  brands: readonly { brandId: number; subPartnerId: string }[];
}>;

/** Enters a vendor or brings it up to date, as the owner of the database. Returns its number. */
export async function seedVendor(owner: Queryable, seed: VendorSeed): Promise<number> {
  const supplierUrl = seed.supplierUrl.replace(/\/+$/, '');
  const { rows } = await owner.query<{ id: number }>(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (code) do update
        set name = excluded.name, dialect = excluded.dialect, public_key = excluded.public_key,
            private_key_file = excluded.private_key_file, operator_id = excluded.operator_id,
            supplier_url = excluded.supplier_url, launch_origins = excluded.launch_origins
     returning id`,
    [
      seed.code,
      seed.name,
      seed.dialect,
      seed.publicKeyPem,
      seed.privateKeyFile,
      seed.operatorId,
      supplierUrl,
      [...(seed.launchOrigins ?? [new URL(supplierUrl).origin])],
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`Vendor ${seed.code} was not entered.`);
  for (const { brandId, subPartnerId } of seed.brands) {
    await owner.query(
      `insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values ($1, $2, $3)
       on conflict (brand_id, vendor_id) do update set sub_partner_id = excluded.sub_partner_id`,
      [id, subPartnerId, brandId],
    );
  }
  return id;
}
