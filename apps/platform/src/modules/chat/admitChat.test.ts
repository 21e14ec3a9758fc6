import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createOriginCheck } from '#kit/createOriginCheck.ts';
import { admitChat } from './admitChat.ts';

const brand = { hosts: ['play.example'], mainDomain: 'play.example' };
const isOwnOrigin = createOriginCheck({ publicUrl: 'https://play.example', trustedProxies: [] });
const socket = new Socket();
const ask = (origin: string | undefined, url = '/chat/live/?EIO=4&transport=websocket') =>
  admitChat({ url, socket, headers: origin === undefined ? {} : { origin } }, brand, isOwnOrigin);

describe('a handshake of the chat page', () => {
  it("is accepted from a frame with an opaque origin, and from the brand's pages", () => {
    expect(ask('null')).toBeUndefined();
    expect(ask('https://play.example')).toBeUndefined();
  });

  it('is refused from other origins, without one, over other transports, and for unknown brands', () => {
    for (const origin of [
      'https://evil.example',
      'https://play.example.evil.tld',
      'http://play.example',
      '',
      undefined,
    ]) {
      expect(ask(origin), origin).toBe('wrong_origin');
    }
    expect(ask('null', '/chat/live/?EIO=4&transport=polling')).toBe('wrong_origin');
    const request = { url: '/chat/live/', headers: { origin: 'null' }, socket };
    expect(admitChat(request, undefined, isOwnOrigin)).toBe('unknown_host');
  });

  it('[A249] is refused with own parameters in the URL', () => {
    expect(ask('null', '/chat/live/?EIO=4&transport=websocket&ticket=abc')).toBe('unknown_field');
  });
});
