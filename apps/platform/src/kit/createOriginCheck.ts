import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Brand } from './implement.ts';
import { siteUrl } from './siteUrl.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whether a page of this origin may act on a brand's site, which the request was sent to. */
export type OriginCheck = (origin: string, brand: Pick<Brand, 'hosts' | 'mainDomain'>, request: Asked) => boolean;

/**
 * Compares origins with scheme and port: another port of the same host is another program's page, and a page that came
 * without TLS may be anybody's. A brand's own pages are those of its hosts under the scheme and port of the public
 * address, and those of the very host and port that was called, under the scheme that it was called by. That scheme is
 * what a proxy says which is trusted; where the public address has TLS, nothing without it is the brand's own, since a
 * proxy in front may well say nothing.
 */
export function createOriginCheck({
  publicUrl,
  trustedProxies,
}: {
  publicUrl: string;
  trustedProxies: readonly string[];
}): OriginCheck {
  const open = new URL(publicUrl);
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const told = ({ headers, socket }: Asked, name: string): string | undefined => {
    const value = headers[name];
    if (typeof value !== 'string' || !isTrusted(socket.remoteAddress ?? '', 0)) return undefined;
    return value.slice(value.lastIndexOf(',') + 1).trim();
  };
  const calledOrigin = (request: Asked): string => {
    const own = (request.socket as Partial<TLSSocket>).encrypted === true ? 'https' : 'http';
    const scheme = open.protocol === 'https:' ? 'https' : (told(request, 'x-forwarded-proto') ?? own);
    const url = `${scheme}://${told(request, 'x-forwarded-host') ?? request.headers.host ?? ''}`;
    return URL.canParse(url) ? new URL(url).origin : '';
  };
  return (origin, { hosts, mainDomain }, request) => {
    // Browsers write an origin in one way only; with a path, a name or an upper-case letter it was written by hand.
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return false;
    if (new URL(siteUrl(publicUrl, mainDomain, '/')).origin === origin) return true;
    const { protocol, port, hostname } = new URL(origin);
    if (!hosts.includes(hostname)) return false;
    return (protocol === open.protocol && port === open.port) || calledOrigin(request) === origin;
  };
}
