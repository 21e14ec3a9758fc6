import { describe, expect, it } from 'vitest';
import { admitChat } from './admitChat.ts';

const brand = { hosts: ['play.example'] };
const ask = (origin: string | undefined, url = '/chat/live/?EIO=4&transport=websocket') =>
  admitChat({ url, headers: origin === undefined ? {} : { origin } }, brand);

describe("a handshake of the chat's page", () => {
  it('is admitted from a frame without an origin, and from the pages of the brand', () => {
    expect(ask('null')).toBeUndefined();
    expect(ask('https://play.example')).toBeUndefined();
  });

  it('is refused from other pages, without any, over anything but a socket, and for no brand', () => {
    for (const origin of ['https://evil.example', 'https://play.example.evil.tld', '', undefined]) {
      expect(ask(origin), origin).toBe('wrong_origin');
    }
    expect(ask('null', '/chat/live/?EIO=4&transport=polling')).toBe('wrong_origin');
    expect(admitChat({ url: '/chat/live/', headers: { origin: 'null' } }, undefined)).toBe('unknown_host');
  });

  it('[A249] is refused with anything of its own in the address', () => {
    expect(ask('null', '/chat/live/?EIO=4&transport=websocket&ticket=abc')).toBe('unknown_field');
  });
});
