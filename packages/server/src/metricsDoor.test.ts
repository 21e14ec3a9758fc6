import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { metricsDoor } from './metricsDoor.ts';

const from = (remoteAddress: string | undefined, headers: IncomingMessage['headers'] = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

it('allows the configured addresses, in any notation, and no others', () => {
  const mayRead = metricsDoor(['127.0.0.0/8', '::1', '203.0.113.0/24']);
  const known = ['127.0.0.1', '::ffff:127.0.0.1', '::1', '203.0.113.9'];
  expect(known.filter((address) => !mayRead(from(address)))).toEqual([]);
  for (const address of ['203.0.114.1', '10.0.0.1', '2001:db8::1']) expect(mayRead(from(address)), address).toBe(false);
});

it('refuses requests that came through a proxy on such an address', () => {
  const mayRead = metricsDoor(['127.0.0.1']);
  expect(mayRead(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
  expect(mayRead(from('127.0.0.1', { forwarded: 'for=127.0.0.1' }))).toBe(false);
  expect(mayRead(from('127.0.0.1'))).toBe(true);
});

it('refuses everybody without configured addresses', () => {
  expect(metricsDoor([])(from('127.0.0.1'))).toBe(false);
});
