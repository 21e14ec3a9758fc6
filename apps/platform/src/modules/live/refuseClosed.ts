import type { Brand } from '#kit/implement.ts';
import type { Closure, SiteOfSocket } from './LiveServer.ts';

type ClosureDeps = Readonly<{
  brandOf(host: string): Promise<Brand | undefined>;
  closureOf: (brand: Brand, ip: string) => Closure | undefined;
}>;

type OpenSocket = { data: SiteOfSocket; disconnect(isForGood: boolean): unknown };

/**
 * Ends those of these sockets to whose owners the site has closed since they came, after telling them: calls are refused
 * to them from then on, and a socket that stayed open would go on telling what no call answers any more.
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
