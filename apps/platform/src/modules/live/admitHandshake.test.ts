import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createOriginCheck } from '#kit/createOriginCheck.ts';
import { admitHandshake, hostOf } from './admitHandshake.ts';

const brand = { hosts: ['localhost', 'play.example'], mainDomain: 'play.example' };
const isOwnOrigin = createOriginCheck({ publicUrl: 'https://play.example', trustedProxies: [] });
const socketLine = new Socket();
const ask = (url: string, headers: Record<string, string>) =>
  admitHandshake({ url, headers: { host: 'play.example', ...headers }, socket: socketLine }, brand, isOwnOrigin);
const socket = '/live/?EIO=4&transport=websocket';
const polling = '/live/?EIO=4&transport=polling&t=abc';

describe('a handshake', () => {
  it("is accepted from the brand's pages", () => {
    expect(ask(socket, { origin: 'https://play.example' })).toBeUndefined();
    expect(ask(socket, { origin: 'https://localhost:8443', host: 'localhost:8443' })).toBeUndefined();
    expect(ask(polling, { origin: 'https://play.example' })).toBeUndefined();
    expect(ask(polling, { 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(ask(polling, {})).toBeUndefined();
  });

  it('[A248] is refused from any other page', () => {
    for (const origin of [
      'null',
      '',
      'https://evil.example',
      'http://play.example',
      'https://play.example:8443',
      'https://play.example.evil.tld',
      'https://evilplay.example',
      'https://play.example@evil.tld',
      'file://play.example',
      'chrome-extension://play.example',
    ]) {
      expect(ask(socket, { origin }), origin).toBe('wrong_origin');
      expect(ask(polling, { origin }), origin).toBe('wrong_origin');
    }
    expect(ask(socket, {})).toBe('wrong_origin');
    expect(ask(polling, { 'sec-fetch-site': 'cross-site' })).toBe('wrong_origin');
    expect(ask(polling, { 'sec-fetch-site': 'same-site' })).toBe('wrong_origin');
  });

  it('[A249] is refused with own parameters in the URL', () => {
    expect(ask(`${socket}&token=abc`, { origin: 'https://play.example' })).toBe('unknown_field');
    expect(ask(`${socket}&auth[token]=abc`, { origin: 'https://play.example' })).toBe('unknown_field');
  });

  it('is refused for unknown hosts', () => {
    const request = { url: socket, headers: { origin: 'https://x.example' }, socket: socketLine };
    expect(admitHandshake(request, undefined, isOwnOrigin)).toBe('unknown_host');
  });
});

describe('the host of a handshake', () => {
  it('is its name without the port, and undefined if invalid', () => {
    expect(hostOf({ headers: { host: 'play.example:8080' } })).toBe('play.example');
    expect(hostOf({ headers: { host: 'a b' } })).toBe('');
    expect(hostOf({ headers: {} })).toBe('');
  });
});
