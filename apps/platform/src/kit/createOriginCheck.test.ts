import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createOriginCheck } from './createOriginCheck.ts';

const brand = { hosts: ['play.example', 'm.play.example'], mainDomain: 'play.example' };
type Given = { publicUrl: string; trustedProxies?: string[]; headers: Record<string, string>; from?: string };
function own({ publicUrl, trustedProxies = [], headers, from = '10.0.0.1' }: Given, origins: string[]): string[] {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  const isOwn = createOriginCheck({ publicUrl, trustedProxies });
  return origins.filter((origin) => isOwn(origin, brand, { headers, socket }));
}

describe('an origin', () => {
  it("is the brand’s own with the public URL's scheme and port, on each of its hosts", () => {
    const origins = [
      'https://play.example',
      'https://m.play.example',
      'http://play.example',
      'https://play.example:8443',
      'https://evil.example',
      'https://PLAY.example',
      'https://play.example/',
      'https://a@play.example',
      'null',
      '',
    ];
    // The proxy in front sends no TLS header; the public URL says that there is TLS.
    const behind = { publicUrl: 'https://play.example', headers: { host: 'play.example' } };
    expect(own(behind, origins)).toEqual(['https://play.example', 'https://m.play.example']);
    expect(own({ publicUrl: 'http://play.example:8080', headers: {} }, ['http://play.example'])).toEqual([]);
  });

  it('is the brand’s own with the host, port and scheme that was called', () => {
    const origins = ['http://play.example:9000', 'https://play.example:9000', 'http://play.example:9001'];
    const publicUrl = 'http://localhost:8080';
    const headers = { host: 'play.example:9000' };
    expect(own({ publicUrl, headers }, origins)).toEqual(['http://play.example:9000']);
    const overTls = { ...headers, 'x-forwarded-proto': 'https' };
    const trustedProxies = ['10.0.0.0/8'];
    expect(own({ publicUrl, headers: overTls, trustedProxies }, origins)).toEqual(['https://play.example:9000']);
    const stranger = { publicUrl, headers: overTls, trustedProxies, from: '203.0.113.9' };
    expect(own(stranger, origins), 'what anybody says of the scheme is nothing').toEqual(['http://play.example:9000']);
  });

  it('is foreign on a host of another brand, even if that was called', () => {
    const headers = { host: 'other.example' };
    expect(own({ publicUrl: 'http://localhost:8080', headers }, ['http://other.example'])).toEqual([]);
  });
});
