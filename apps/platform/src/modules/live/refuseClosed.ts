import type { Brand } from '#kit/implement.ts';
import type { Closure, SiteOfSocket } from './LiveServer.ts';

type ClosureDeps = Readonly<{
  brandOf(host: string): Promise<Brand | undefined>;
  closureOf: (brand: Brand, ip: string) => Closure | undefined;
}>;

type OpenSocket = { data: SiteOfSocket; disconnect(isForGood: boolean): unknown };

/**
 * Disconnects sockets whose site has closed for them since, after sending the reason: calls are refused from then on,
 * and an open socket must not continue to send what no call returns.
 */
export async function refuseClosed<Open extends OpenSocket>(
  sockets: Iterable<Open>,
  { brandOf, closureOf }: ClosureDeps,
  tell?: (socket: Open, reason: Closure) => void,
): Promise<void> {
  const brands = new Map<string, Brand | undefined>();
  for (const socket of sockets) {
    const { host, ip } = socket.data;
    if (!brands.has(host)) brands.set(host, await brandOf(host));
    const brand = brands.get(host);
    const reason = brand && closureOf(brand, ip);
    if (reason === undefined) continue;
    tell?.(socket, reason);
    socket.disconnect(true);
  }
}
