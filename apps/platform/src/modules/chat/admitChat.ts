import type { IncomingMessage } from 'node:http';
import type { OriginCheck } from '#kit/createOriginCheck.ts';

const protocolFields = new Set(['EIO', 'transport', 'sid', 't']);

/**
 * Why a handshake is refused, or undefined. The chat page has an opaque origin: browsers send `null`, as for every
 * sandboxed frame. That is safe, since no cookie is read here and only a ticket in the first message authenticates; a
 * page with an origin has to be the brand's.
 */
export function admitChat(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>,
  brand: Parameters<OriginCheck>[1] | undefined,
  isOwnOrigin: OriginCheck,
): string | undefined {
  if (!brand) return 'unknown_host';
  const { origin } = request.headers;
  const { searchParams } = new URL(request.url ?? '', 'http://any');
  if ([...searchParams.keys()].some((name) => !protocolFields.has(name))) return 'unknown_field';
  if (searchParams.get('transport') !== 'websocket') return 'wrong_origin';
  if (origin === 'null') return undefined;
  return origin !== undefined && isOwnOrigin(origin, brand, request) ? undefined : 'wrong_origin';
}
