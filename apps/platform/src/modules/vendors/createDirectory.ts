import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import type { Clock } from '@baize/server/clock';
import type { Brand } from '../../kit/implement.ts';
import type { Queryable } from '../../kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Brands } from '../site/index.ts';
import type { Standing, Vendor, VendorBrand } from './rules.ts';
import { readVendors, type VendorRow } from './store.ts';

export type KnownVendor = Readonly<{
  vendor: Vendor;
  /** Checks signatures; absent in dialects that prove their calls by a secret of both sides. */
  publicKey: KeyObject | undefined;
  /** Bytes of a signature by this key. */
  signatureLength: number;
  /** What both sides know; empty in dialects with keys. */
  secret: string;
  privateKeyFile: string;
  /** True when the address may call in this vendor's name. */
  admits(ip: string): boolean;
  brandBySubPartner(subPartnerId: string): VendorBrand | undefined;
  brandById(brandId: number): VendorBrand | undefined;
  brandByCode(code: string): VendorBrand | undefined;
  /** How a brand shows the vendor; undefined where it does not offer it. */
  standingAt(brandId: number): Standing | undefined;
}>;

/** Who may call in which dialect, for which brands, and what is open right now. */
export type Directory = Readonly<{
  all(): Promise<readonly KnownVendor[]>;
  byDialect(dialect: Vendor['dialect']): Promise<readonly KnownVendor[]>;
  byCode(code: string): Promise<KnownVendor | undefined>;
  byId(id: number): Promise<KnownVendor | undefined>;
  /** Reads anew with the next call, for whoever has just entered or switched something and goes on at once. */
  forget(): void;
}>;

/** A switch thrown in the database is felt by every process within this time. */
const FRESH_MS = 1_000;

/** Keeps the vendors, their keys and their brands in memory for a second at a time. */
export function createDirectory(db: Queryable, brands: Brands, clock: Clock, log: Logger): Directory {
  const faulty = new Set<string>();
  /* A vendor that cannot be read is left out and named in the log; the others play on. */
  const open = (row: VendorRow, known: readonly Brand[]): KnownVendor[] => {
    try {
      const vendor = knownVendor(row, known);
      faulty.delete(row.code);
      return [vendor];
    } catch (error) {
      if (!faulty.has(row.code))
        log.error({ vendor: row.code, err: error }, 'a vendor is left out: its key or networks cannot be read');
      faulty.add(row.code);
      return [];
    }
  };
  const read = async (): Promise<readonly KnownVendor[]> => {
    const [rows, known] = await Promise.all([readVendors(db), brands.all()]);
    return rows.flatMap((row) => open(row, known));
  };
  let reading: Promise<readonly KnownVendor[]> | undefined;
  let readAt = 0;
  const all = (): Promise<readonly KnownVendor[]> => {
    if (reading === undefined || Math.abs(clock() - readAt) > FRESH_MS) {
      readAt = clock();
      const mine = read();
      mine.catch(() => {
        if (reading === mine) reading = undefined;
      });
      reading = mine;
    }
    return reading;
  };
  return {
    all,
    byDialect: async (dialect) => (await all()).filter(({ vendor }) => vendor.dialect === dialect),
    byCode: async (code) => (await all()).find(({ vendor }) => vendor.code === code),
    byId: async (id) => (await all()).find(({ vendor }) => vendor.id === id),
    forget: () => {
      reading = undefined;
    },
  };
}

function knownVendor(row: VendorRow, known: readonly Brand[]): KnownVendor {
  const served = row.brands.flatMap(({ brandId, subPartnerId, isEnabled, window }): VendorBrand[] => {
    const brand = known.find(({ id }) => id === brandId);
    if (!brand) return [];
    const isOpen = isEnabled && row.isEnabled && !brand.isMaintenance && window === null;
    return [{ id: brand.id, code: brand.code, currency: brand.currency, subPartnerId, isOpen }];
  });
  const publicKey = row.secretFile === null ? createPublicKey(row.publicKey) : undefined;
  return {
    vendor: vendorOf(row),
    publicKey,
    signatureLength: (publicKey?.asymmetricKeyDetails?.modulusLength ?? 0) / 8,
    secret: row.secretFile === null ? '' : readSecret(row.secretFile),
    privateKeyFile: row.privateKeyFile,
    admits: admission(row.allowedNetworks),
    brandBySubPartner: (subPartnerId) => served.find((brand) => brand.subPartnerId === subPartnerId),
    brandById: (brandId) => served.find((brand) => brand.id === brandId),
    brandByCode: (code) => served.find((brand) => brand.code === code),
    standingAt: (brandId) => {
      const own = row.brands.find((brand) => brand.brandId === brandId);
      if (!own) return undefined;
      const { position, badge, window } = own;
      const maintenance = window && { until: new Date(window.until).toISOString(), notice: window.notice };
      return { position, badge, maintenance };
    },
  };
}

function vendorOf({
  brands: _brands,
  publicKey: _key,
  secretFile: _secret,
  privateKeyFile: _file,
  allowedNetworks: _nets,
  ...row
}: VendorRow) {
  return row satisfies Vendor;
}

/** Read anew with the vendors, so that a changed secret needs no restart. One that could be guessed is no proof. */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 16) throw new Error('The secret is shorter than 16 characters.');
  return secret;
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
