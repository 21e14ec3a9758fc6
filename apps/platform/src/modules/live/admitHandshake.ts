import type { IncomingMessage } from 'node:http';
import type { OriginCheck } from '#kit/createOriginCheck.ts';

/** What the protocol itself puts into the address; anything else, a token above all, has no place there. */
const protocolFields = new Set(['EIO', 'transport', 't', 'sid', 'b64', 'j']);

export type Handshake = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

/** The host name that was called, without its port. A proxy in front has to pass `Host` on. */
export function hostOf({ headers }: Pick<Handshake, 'headers'>): string {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Says why a handshake is refused, or nothing. Browsers name the page that opens a socket and cannot be made to lie
 * about it, so a page that is not the brand's own is refused here; a socket without any origin comes from no page of
 * ours. Long polling sends no origin to its own site: there the browser's word that the site is the same has to do,
 * and where it says nothing, nothing but the token in the first message opens anything.
 */
export function admitHandshake(
  request: Handshake,
  brand: Parameters<OriginCheck>[1] | undefined,
  isOwnOrigin: OriginCheck,
): string | undefined {
  if (!brand) return 'unknown_host';
  const { searchParams } = new URL(request.url ?? '', 'http://any');
  if ([...searchParams.keys()].some((name) => !protocolFields.has(name))) return 'unknown_field';
  const { origin } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, brand, request) ? undefined : 'wrong_origin';
  if (searchParams.get('transport') !== 'polling') return 'wrong_origin';
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' ? undefined : 'wrong_origin';
}
