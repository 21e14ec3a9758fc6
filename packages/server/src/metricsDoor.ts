import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networksOf } from './networksOf.ts';
import { setting } from './settings.ts';

/** The setting, for both servers: localhost by default. */
export const metricsSettings = {
  METRICS_FROM: setting('a list of addresses or networks with commas between', networksOf, {
    preset: '127.0.0.0/8,::1',
  }),
} as const;

/**
 * Who may read `/metrics`: the configured addresses, and nobody behind a proxy on one of them, since a server's metrics
 * are not public.
 */
export function metricsDoor(from: readonly string[]): (request: IncomingMessage) => boolean {
  const isNamed = proxyAddr.compile([...from]);
  return ({ headers, socket }) => {
    const isDirect = headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
    return isDirect && isNamed(socket.remoteAddress ?? '', 0);
  };
}
