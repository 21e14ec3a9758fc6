import { BlockList, isIP } from 'node:net';
import { cachedRead } from '@baize/server/cachedRead';
import type { Clock } from '@baize/server/clock';
import type { Brand } from '#kit/implement.ts';
import type { Queryable } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Brands } from '#modules/site/index.ts';
import { readCredential } from './codec/readCredential.ts';
import { dialectOf } from './dialectOf.ts';
import type { KnownVendor } from './KnownVendor.ts';
import type { Vendor, VendorBrand } from './rules.ts';
import { readVendors, type VendorRow } from './store.ts';

/** Known vendors by dialect, with their brands and what is open right now. */
export type Directory = Readonly<{
  all(): Promise<readonly KnownVendor[]>;
  byDialect(dialect: Vendor['dialect']): Promise<readonly KnownVendor[]>;
  byCode(code: string): Promise<KnownVendor | undefined>;
  byId(id: number): Promise<KnownVendor | undefined>;
  /** Reloads with the next call, for a caller who just changed something and continues at once. */
  forget(): void;
}>;

/** Caches the vendors, their keys and brands for a second. */
export function createDirectory(db: Queryable, brands: Brands, clock: Clock, log: Logger): Directory {
  const faulty = new Set<string>();
  /* A vendor whose settings are invalid is skipped and logged; the others continue. */
  const open = (row: VendorRow, known: readonly Brand[]): KnownVendor[] => {
    try {
      const vendor = knownVendor(row, known, new Date(clock()));
      faulty.delete(row.code);
      return [vendor];
    } catch (error) {
      if (!faulty.has(row.code))
        log.error(
          { vendor: row.code, err: error },
          'a vendor is left out: its dialect, credential or networks cannot be read',
        );
      faulty.add(row.code);
      return [];
    }
  };
  const { get: all, forget } = cachedRead(clock, async (): Promise<readonly KnownVendor[]> => {
    const [rows, known] = await Promise.all([readVendors(db), brands.all()]);
    return rows.flatMap((row) => open(row, known));
  });
  return {
    all,
    byDialect: async (dialect) => (await all()).filter(({ vendor }) => vendor.dialect === dialect),
    byCode: async (code) => (await all()).find(({ vendor }) => vendor.code === code),
    byId: async (id) => (await all()).find(({ vendor }) => vendor.id === id),
    forget,
  };
}

function knownVendor(row: VendorRow, known: readonly Brand[], now: Date): KnownVendor {
  const served = row.brands.flatMap(({ brandId, subPartnerId, isEnabled, window }): VendorBrand[] => {
    const brand = known.find(({ id }) => id === brandId);
    if (!brand) return [];
    const isOpen = isEnabled && row.isEnabled && !brand.isMaintenance && window === null;
    return [{ id: brand.id, code: brand.code, currency: brand.currency, subPartnerId, isOpen }];
  });
  return {
    vendor: vendorOf(row),
    credential: readCredential(row, dialectOf(row.dialect).credentials, now),
    admits: admission(row.allowedNetworks),
    brandBySubPartner: (subPartnerId) => served.find((brand) => brand.subPartnerId === subPartnerId),
    brandById: (brandId) => served.find((brand) => brand.id === brandId),
    brandByCode: (code) => served.find((brand) => brand.code === code),
    standingAt: (brandId) => {
      const own = row.brands.find((brand) => brand.brandId === brandId);
      if (!own) return undefined;
      const { position, badge, window } = own;
      const { isFrameable, mirroredOrigins } = own.opening ?? row;
      const maintenance = window && { until: new Date(window.until).toISOString(), notice: window.notice };
      // A vendor's origins may have changed since.
      const opening = {
        isFrameable,
        mirroredOrigins: mirroredOrigins.filter((one) => row.launchOrigins.includes(one)),
      };
      return { position, badge, maintenance, opening };
    },
  };
}

function vendorOf({
  brands: _brands,
  publicKey: _key,
  secretFile: _secret,
  privateKeyFile: _file,
  allowedNetworks: _nets,
  mirroredOrigins: _mirrored,
  isFrameable: _frame,
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
