import type { SiteSettings } from '@baize/contract';
import { Reader, type Response } from 'maxmind';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';

/** The country of an address, and whether a brand serves it. */
export type Regions = {
  /** ISO 3166-1 alpha-2, or undefined for an unknown address. */
  countryOf(ip: string): string;
  isRefused(region: SiteSettings['region'], ip: string): boolean;
};

/** Both record formats: flat as in free databases, and nested as in MaxMind's own. */
type Row = Response & { country_code?: string; country?: { iso_code?: string } };

/** Addresses without a country: loopback, private networks and link-local. */
const near = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  near.addSubnet(net, bits, 'ipv4');
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Unwraps IPv4-mapped IPv6 addresses. */
const plain = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

const isNear = (ip: string): boolean => {
  const version = isIP(ip);
  return version !== 0 && near.check(ip, version === 4 ? 'ipv4' : 'ipv6');
};

let bundled: Reader<Row> | undefined;

/** The bundled database (8 MB), read once per process. */
function openBundled(): Reader<Row> {
  bundled ??= new Reader<Row>(
    readFileSync(
      createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  );
  return bundled;
}

/** Opens the GeoIP database at `file`, or the bundled one; an invalid file prevents the start. */
export function openRegions(file?: string): Regions {
  const table = file === undefined ? openBundled() : new Reader<Row>(readFileSync(file));
  const countryOf: Regions['countryOf'] = (given) => {
    const ip = plain(given);
    if (isIP(ip) === 0 || isNear(ip)) return '';
    const row = table.get(ip);
    const code = row?.country_code ?? row?.country?.iso_code ?? '';
    return /^[A-Z]{2}$/.test(code) ? code : '';
  };
  return {
    countryOf,
    isRefused: ({ mode, countries }, ip) => {
      if (mode === 'off' || isNear(plain(ip))) return false;
      const isListed = countries.includes(countryOf(ip));
      return mode === 'allow' ? !isListed : isListed;
    },
  };
}
