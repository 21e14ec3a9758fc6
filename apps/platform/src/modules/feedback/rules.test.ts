import { describe, expect, it } from 'vitest';
import { isSized, tidied } from './rules.ts';

describe('the length of feedback', () => {
  it('is counted in characters from 10 to 500, in any script', () => {
    expect([9, 10, 500, 501].map((length) => isSized('字'.repeat(length)))).toEqual([false, true, true, false]);
    expect([9, 10, 500, 501].map((length) => isSized('𠮷'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('does not count what stands around it, and a line break once', () => {
    expect(isSized(tidied(`   ${'a'.repeat(9)}   `))).toBe(false);
    expect(tidied('one\r\ntwo \n')).toBe('one\ntwo');
  });

  it('does not count what cannot be seen, which is not kept either, but for the joiner of emoji', () => {
    expect(tidied('a\u0007b\u202Ec\u200B\td')).toBe('abc d');
    expect(tidied('\u{1F468}\u200D\u{1F469}')).toBe('\u{1F468}\u200D\u{1F469}');
  });
});
