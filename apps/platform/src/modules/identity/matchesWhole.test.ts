import { describe, expect, it } from 'vitest';
import { matchesWhole } from './matchesWhole.ts';

describe('an expression of an operator', () => {
  it('has to match the whole text', () => {
    expect(matchesWhole('[a-c]+', 'abc')).toBe(true);
    expect(matchesWhole('[a-c]+', 'abcd')).toBe(false);
    expect(matchesWhole('a|ab', 'ab')).toBe(true);
    expect(matchesWhole('\\p{Han}+', '汉字')).toBe(true);
  });

  it('comes to an end, even one that would keep a backtracking engine for ever', () => {
    expect(matchesWhole('(a+)+$', `${'a'.repeat(100_000)}!`)).toBe(false);
    expect(matchesWhole('(a|a)*b', 'a'.repeat(10_000))).toBe(false);
  });

  it('[A074] that cannot be read lets nothing in', () => {
    expect(matchesWhole('(', 'x')).toBe(false);
    expect(matchesWhole('(', '(')).toBe(false);
    expect(matchesWhole('(?=x)x', 'x')).toBe(false);
    expect(matchesWhole('(x)\\1', 'xx')).toBe(false);
  });
});
