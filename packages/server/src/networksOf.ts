import { isIP } from 'node:net';

/** Parses a comma-separated list of addresses and networks from a setting; undefined if any of them is invalid. */
export function networksOf(text: string): readonly string[] | undefined {
  const list = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return list.every(isNetwork) ? list : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && !address.includes('%') && isLength && rest.length === 0;
}
