import { describe, expect, it } from 'vitest';
import { calledNames, cleanText, folded, handleOf, holdsWord } from './rules.ts';

describe('a message', () => {
  it('[A228] is plain text: markup and links are kept as text', () => {
    const markup = '<script>alert(1)</script> <b>https://evil.example</b>';
    expect(cleanText(markup)).toBe(markup);
  });

  it('[A228] loses invisible and direction-changing characters, and stacked diacritics', () => {
    expect(cleanText('a\u202Eb\u200Bc\u0000d\uFEFF')).toBe('abcd');
    expect(cleanText(`z${'\u0336'.repeat(40)}`)).toBe('z\u0336\u0336');
    expect(cleanText('a\u2066b\u2069 \u061Cc')).toBe('ab c');
    expect(cleanText('x\u200Dy')).toBe('xy');
    expect(cleanText('👩\u200D🚀')).toBe('👩\u200D🚀');
  });

  it('has no empty lines and a limited number of lines', () => {
    expect(cleanText('  one \n\n\n two  ')).toBe('one\ntwo');
    expect(cleanText('a\n'.repeat(7))).toBeUndefined();
  });

  it('has 1 to 300 characters', () => {
    expect(cleanText(' \u200B ')).toBeUndefined();
    expect(cleanText('好'.repeat(300))).toHaveLength(300);
    expect(cleanText('好'.repeat(301))).toBeUndefined();
    expect(cleanText('🀄'.repeat(300))).toBeDefined();
  });
});

describe('the blocked words', () => {
  it('match with separators between their letters', () => {
    const words = ['scam', '骗子'].map(folded);
    for (const text of ['SCAM', 's.c-a m', 'ｓｃａｍ', 'scám', '骗 子!']) expect(holdsWord(text, words)).toBe(true);
    expect(holdsWord('a good game', words)).toBe(false);
    expect(holdsWord('anything', [''])).toBe(false);
  });
});

describe('chat names', () => {
  it('are mentioned with an @', () => {
    expect(calledNames('hi @Mei and @老王, not a@b.c or @x')).toEqual(['mei', '老王']);
  });

  it('[A228] are never names reserved for the house, nor the account name', () => {
    expect(handleOf('Lucky Mei', 'mei1988', 'Baize')).toBe('LuckyMei');
    for (const name of ['Admin', 'a d m i n', '客服小王', 'Baize Team', 'ＡＤＭＩＮ', 'mei1988', '', '!']) {
      expect(handleOf(name, 'mei1988', 'Baize'), name).toBeUndefined();
    }
  });
});
