import { describe, expect, it } from 'vitest';
import { tidied } from '#kit/tidied.ts';
import { isSized } from './rules.ts';

describe('the length of feedback', () => {
  it('is 10 to 500 characters, in any script', () => {
    expect([9, 10, 500, 501].map((length) => isSized('字'.repeat(length)))).toEqual([false, true, true, false]);
    expect([9, 10, 500, 501].map((length) => isSized('𠮷'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('ignores surrounding whitespace, and counts a line break once', () => {
    expect(isSized(tidied(`   ${'a'.repeat(9)}   `))).toBe(false);
    expect(tidied('one\r\ntwo \n')).toBe('one\ntwo');
  });

  it('ignores invisible characters, which are not stored either, except the joiner of emoji', () => {
    expect(tidied('a\u0007b\u202Ec\u200B\td')).toBe('abc d');
    expect(tidied('\u{1F468}\u200D\u{1F469}')).toBe('\u{1F468}\u200D\u{1F469}');
  });
});
