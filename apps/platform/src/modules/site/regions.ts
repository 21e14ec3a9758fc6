import type { SiteSettings } from '@baize/contract';
import { Reader, type Response } from 'maxmind';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';

/** Tells where an address is, and whether a brand serves that place. */
export type Regions = {
  /** ISO 3166-1 alpha-2, or nothing for an address that no register knows. */
  countryOf(ip: string): string;
  isRefused(region: SiteSettings['region'], ip: string): boolean;
};

/** Both shapes in use: flat, as in the free tables, and nested, as in the vendor's own. */
type Row = Response & { country_code?: string; country?: { iso_code?: string } };

/** Addresses of no country: this machine, private networks, and links without a router. */
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

/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
const plain = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

const isNear = (ip: string): boolean => {
  const version = isIP(ip);
  return version !== 0 && near.check(ip, version === 4 ? 'ipv4' : 'ipv6');
};

let bundled: Reader<Row> | undefined;

/** The table that comes with the project, eight megabytes: read once for all platforms of a process. */
function openBundled(): Reader<Row> {
  bundled ??= new Reader<Row>(
    readFileSync(
      createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  );
  return bundled;
}

/** Opens the table of addresses at `file`, or the one that comes with the project; a file that is none stops the start. */
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
