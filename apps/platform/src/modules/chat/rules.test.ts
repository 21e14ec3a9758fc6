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

  it('[A228] match with look-alikes and invisible letters, and in their own alphabet', () => {
    const words = ['scam', 'привет', 'ναι'].map(folded);
    for (const text of [
      ...['\u0455\u0441\u0430m', 's\u0441am', '\u{1D42C}\u{1D41C}am', 'ѕ.с-а м', 'sc\u3164a\u200Bm', 'ꜱᴄᴀᴍ'],
      ...['ПРИВЕТ', 'ΝΑΙ'],
    ]) {
      expect(holdsWord(text, words), text).toBe(true);
    }
    for (const text of ['с картой', '5cam', '好运']) expect(holdsWord(text, words), text).toBe(false);
    expect(holdsWord('anything', ['\u1160']), 'a word of invisible letters only').toBe(false);
  });
});

describe('chat names', () => {
  it('are mentioned with an @', () => {
    expect(calledNames('hi @Mei and @老王, not a@b.c or @x')).toEqual(['mei', '老王']);
  });

  const baize = { name: 'Baize', code: 'baize' };

  it('[A228] are never names reserved for the house, nor the account name', () => {
    expect(handleOf('Lucky Mei', 'mei1988', baize)).toBe('LuckyMei');
    for (const name of ['Admin', 'a d m i n', '客服小王', 'Baize Team', 'ＡＤＭＩＮ', 'mei1988', '', '!']) {
      expect(handleOf(name, 'mei1988', baize), name).toBeUndefined();
    }
  });

  it('[A228] are not names of the house in look-alike letters, digits or with invisible characters', () => {
    for (const name of [
      // Cyrillic, Greek, both and small capitals.
      ...['\u0410dmin', '\u0391dmin', 'm\u043Ederat\u03BFr', '\u0405t\u0430ff', '\u0455у\u0455t\u0435m', 'ᴀᴅᴍɪɴ'],
      ...['5upp0rt', '0ff1c1al', 'off\u0456cia1', 'Adm1n', 'AdmlN', '4dm1n', 'S3rvice', 'r\u0430sm1'],
      ...['ad\u200Bmin', 'ad\u3164min', 'ad\u115Fmin', 'a\u0301dmin', '客\u200D服', '\u{1D400}dmin', 'Ⓐdmin'],
    ]) {
      expect(handleOf(name, 'mei1988', baize), name).toBeUndefined();
    }
  });

  it('[A228] are not the name or the code of the brand, also in look-alike letters', () => {
    const brand = { name: 'Nocturne Club', code: 'night7' };
    for (const name of ['NocturneClub', 'N\u043Ecturne C1ub 88', 'Night7', 'Nightt', 'xN1ght7x']) {
      expect(handleOf(name, 'mei1988', brand), name).toBeUndefined();
      expect(handleOf(name, 'mei1988', baize), `${name} at another brand`).toBeDefined();
    }
    // A short code is a part of too many names.
    const short = { name: 'Nocturne', code: 'b1' };
    expect(handleOf('B1', 'mei1988', short)).toBeUndefined();
    expect(handleOf('Bingo', 'mei1988', short)).toBe('Bingo');
  });

  it('keep the letters and digits of the member, whatever their alphabet', () => {
    expect(handleOf('Саша 51', 'mei1988', baize)).toBe('Саша51');
    expect(handleOf('王\u3164五', 'mei1988', baize)).toBe('王五');
    expect(handleOf('\u3164\u3164', 'mei1988', baize)).toBeUndefined();
  });
});
