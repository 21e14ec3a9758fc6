import type { IncomingMessage } from 'node:http';
import type { OriginCheck } from '#kit/createOriginCheck.ts';

/** Query parameters of the protocol itself; anything else, above all a token, is refused. */
const protocolFields = new Set(['EIO', 'transport', 't', 'sid', 'b64', 'j']);

export type Handshake = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

/** The host name that was called, without its port. A proxy in front has to preserve `Host`. */
export function hostOf({ headers }: Pick<Handshake, 'headers'>): string {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Why a handshake is refused, or undefined. Browsers send the origin of the page that opens a socket and pages cannot
 * forge it, so pages other than the brand's are refused here; a socket without origin is from no page of ours. Long
 * polling sends no origin on the same site: there the Sec-Fetch-Site header is used, and if that is missing, only the
 * token in the first message authenticates.
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
