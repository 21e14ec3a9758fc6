import type { IncomingMessage, Server } from 'node:http';

/** `192.0.2.1:4711` or `[2001:db8::1]:4711`, with or without the port. */
const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([0-9A-Fa-f:.]+)\](?::\d{1,5})?)$/;

/**
 * Some proxies append the port of each client to its address. Without this an address with a port would be a different
 * visitor for every limit at each connection, and in no country. Runs before anything reads the header; without trusted
 * proxies nobody reads it.
 */
export function stripForwardedPorts(server: Server, trustedProxies: readonly string[]): void {
  if (trustedProxies.length === 0) return;
  const strip = ({ headers }: IncomingMessage): void => {
    const value = headers['x-forwarded-for'];
    if (typeof value !== 'string' || !value.includes(':')) return;
    headers['x-forwarded-for'] = value
      .split(',')
      .map((entry) => {
        const [, four, six] = withPort.exec(entry.trim()) ?? [];
        return four ?? six ?? entry.trim();
      })
      .join(', ');
  };
  server.prependListener('request', strip);
  server.prependListener('upgrade', strip);
}
