import type { IncomingMessage } from 'node:http';
import type { OriginCheck } from '#kit/createOriginCheck.ts';

const protocolFields = new Set(['EIO', 'transport', 'sid', 't']);

/**
 * Says why a handshake is refused, or nothing. The chat's page has no origin of its own: browsers call it `null`, and so
 * is every other page in such a frame. Nothing is lost by that, since no cookie is read here and nothing but a ticket in
 * the first message opens anything; a page that does say where it is from has to be the brand's.
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
