import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { visitCookies } from '#modules/identity/index.ts';
import type { Mark } from './rules.ts';

/** Browser and network of a call; the browser's name is stored as a hash only. */
export function placeMarks(ip: string, cookies: Readonly<Record<string, string | undefined>>): Mark[] {
  const browser = cookies[visitCookies.browser];
  return [
    { kind: 'network', mark: addressKey(ip) },
    ...(browser === undefined ? [] : [{ kind: 'device' as const, mark: hashToken(browser).toString('base64url') }]),
  ];
}
