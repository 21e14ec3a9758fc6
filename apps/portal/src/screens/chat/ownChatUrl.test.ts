import { describe, expect, it } from 'vitest';
import { ownChatUrl } from './ownChatUrl.ts';
import { readChatNews } from './readChatNews.ts';

const origin = 'https://play.example';

describe('the address of the chat', () => {
  it('[CALL-38] is our own page with what stands behind its #', () => {
    expect(ownChatUrl('/chat/#ticket=a.b', origin)).toBe(`${origin}/chat/#ticket=a.b`);
  });

  it('[A229] is refused when it leads anywhere else', () => {
    for (const url of [
      'https://evil.example/chat/#x',
      '//evil.example/chat/',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://play.example/chat/',
      '/member',
      'https://a@play.example/chat/',
      'https://',
    ]) {
      expect(() => ownChatUrl(url, origin), url).toThrow();
    }
  });
});

describe('news of the chat', () => {
  it('are those that are known and nothing else', () => {
    expect(readChatNews({ type: 'chat.unread', count: 3 })).toEqual({ type: 'chat.unread', count: 3 });
    expect(readChatNews({ type: 'chat.reopen' })).toEqual({ type: 'chat.reopen' });
    for (const data of [null, 'chat.reopen', { type: 'chat.unread', count: -1 }, { type: 'chat.unread' }, {}]) {
      expect(readChatNews(data)).toBeUndefined();
    }
  });
});
