import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Brand } from './implement.ts';
import { siteUrl } from './siteUrl.ts';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whether a page of this origin may act on the brand's site that the request was sent to. */
export type OriginCheck = (origin: string, brand: Pick<Brand, 'hosts' | 'mainDomain'>, request: Asked) => boolean;

/**
 * Compares origins with scheme and port: another port of the same host is another program's page, and a page without
 * TLS may be forged. A brand's own origins are its hosts with the public URL's scheme and port, and the host and port
 * that was called, with the scheme it was called by, as a trusted proxy reports it. If the public URL has TLS, no
 * origin without it is accepted, since a proxy in front may not report the scheme.
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
    // Browsers serialise origins canonically; one with a path, a name or an upper-case letter was forged.
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) return false;
    if (new URL(siteUrl(publicUrl, mainDomain, '/')).origin === origin) return true;
    const { protocol, port, hostname } = new URL(origin);
    if (!hosts.includes(hostname)) return false;
    return (protocol === open.protocol && port === open.port) || calledOrigin(request) === origin;
  };
}
