import type { Queryable } from '#kit/db.ts';
import type { DialectName } from './dialectOf.ts';

export type VendorSeed = Readonly<{
  code: string;
  name: string;
  dialect: DialectName;
  /** Verifies the vendor's calls if they are signed with its own key. */
  publicKeyPem?: string;
  /** File of the secret that authenticates the vendor's calls in every other dialect. */
  secretFile?: string;
  /** Whether its corrections may leave a member in debt. */
  mayOwe?: boolean;
  /** Whether it publishes a list of its rounds. */
  listsRounds?: boolean;
  /** Whether it plays free rounds that the house gives. */
  hasFreeRounds?: boolean;
  /** Whether it lists what our wallet refused for good. */
  hasDesk?: boolean;
  /** Our private key for calls to the vendor. */
  privateKeyFile: string;
  /** Our operator id at the vendor. */
  operatorId: string;
  supplierUrl: string;
  /** Allowed origins of the vendor's games; by default the supplier's own. */
  launchOrigins?: readonly string[];
  /** Those of them whose pages the game hosts of the brands serve too; by default none. */
  mirroredOrigins?: readonly string[];
  /** Whether its pages may be shown in a frame of ours. */
  isFrameable?: boolean;
  brands: readonly { brandId: number; subPartnerId: string }[];
}>;

/** Creates or updates a vendor, as the owner of the database. Returns its number. */
export async function seedVendor(owner: Queryable, seed: VendorSeed): Promise<number> {
  const supplierUrl = seed.supplierUrl.replace(/\/+$/, '');
  const { rows } = await owner.query<{ id: number }>(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url,
            launch_origins, secret_file, may_owe, lists_rounds, has_free_rounds, has_desk,
            mirrored_origins, is_frameable)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (code) do update
        set name = excluded.name, dialect = excluded.dialect, public_key = excluded.public_key,
            private_key_file = excluded.private_key_file, operator_id = excluded.operator_id,
            supplier_url = excluded.supplier_url, launch_origins = excluded.launch_origins,
            secret_file = excluded.secret_file, may_owe = excluded.may_owe,
            lists_rounds = excluded.lists_rounds, has_free_rounds = excluded.has_free_rounds,
            has_desk = excluded.has_desk, mirrored_origins = excluded.mirrored_origins,
            is_frameable = excluded.is_frameable
     returning id`,
    [
      seed.code,
      seed.name,
      seed.dialect,
      seed.publicKeyPem ?? '',
      seed.privateKeyFile,
      seed.operatorId,
      supplierUrl,
      [...(seed.launchOrigins ?? [new URL(supplierUrl).origin])],
      seed.secretFile ?? null,
      seed.mayOwe ?? true,
      seed.listsRounds ?? false,
      seed.hasFreeRounds ?? false,
      seed.hasDesk ?? false,
      [...(seed.mirroredOrigins ?? [])],
      seed.isFrameable ?? true,
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
