import { createPublicKey, type KeyObject } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Clock } from '../../kit/clock.ts';
import type { Queryable } from '../../kit/db.ts';
import type { Brands } from '../site/index.ts';
import type { Vendor, VendorBrand } from './rules.ts';
import { readVendors, type VendorRow } from './store.ts';

export type KnownVendor = Readonly<{
  vendor: Vendor;
  publicKey: KeyObject;
  /** Bytes of a signature by this key. */
  signatureLength: number;
  privateKeyFile: string;
  /** True when the address may call in this vendor's name. */
  admits(ip: string): boolean;
  brandBySubPartner(subPartnerId: string): VendorBrand | undefined;
  brandById(brandId: number): VendorBrand | undefined;
}>;

/** Who may call in which dialect, for which brands, and what is open right now. */
export type Directory = Readonly<{
  all(): Promise<readonly KnownVendor[]>;
  byDialect(dialect: Vendor['dialect']): Promise<readonly KnownVendor[]>;
  byCode(code: string): Promise<KnownVendor | undefined>;
  byId(id: number): Promise<KnownVendor | undefined>;
}>;

/** A switch thrown in the database is felt by every process within this time. */
const FRESH_MS = 1_000;

/** Keeps the vendors, their keys and their brands in memory for a second at a time. */
export function createDirectory(db: Queryable, brands: Brands, clock: Clock): Directory {
  let reading: Promise<readonly KnownVendor[]> | undefined;
  let readAt = 0;
  const all = (): Promise<readonly KnownVendor[]> => {
    if (reading === undefined || Math.abs(clock() - readAt) > FRESH_MS) {
      readAt = clock();
      reading = read(db, brands);
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };
  return {
    all,
    byDialect: async (dialect) => (await all()).filter(({ vendor }) => vendor.dialect === dialect),
    byCode: async (code) => (await all()).find(({ vendor }) => vendor.code === code),
    byId: async (id) => (await all()).find(({ vendor }) => vendor.id === id),
  };
}

async function read(db: Queryable, brands: Brands): Promise<readonly KnownVendor[]> {
  const [rows, known] = await Promise.all([readVendors(db), brands.all()]);
  return rows.map((row) => {
    const served = row.brands.flatMap(({ brandId, subPartnerId, isEnabled }): VendorBrand[] => {
      const brand = known.find(({ id }) => id === brandId);
      if (!brand) return [];
      const isOpen = isEnabled && row.isEnabled && !brand.isMaintenance;
      return [{ id: brand.id, code: brand.code, currency: brand.currency, subPartnerId, isOpen }];
    });
    const publicKey = createPublicKey(row.publicKey);
    return {
      vendor: vendorOf(row),
      publicKey,
      signatureLength: (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8,
      privateKeyFile: row.privateKeyFile,
      admits: admission(row.allowedNetworks),
      brandBySubPartner: (subPartnerId) => served.find((brand) => brand.subPartnerId === subPartnerId),
      brandById: (brandId) => served.find((brand) => brand.id === brandId),
    };
  });
}

function vendorOf({
  brands: _brands,
  publicKey: _key,
  privateKeyFile: _file,
  allowedNetworks: _nets,
  ...row
}: VendorRow) {
  return row satisfies Vendor;
}

function admission(networks: readonly string[]): (ip: string) => boolean {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (ip) => isIP(ip) > 0 && list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
