import { describe, expect, it } from 'vitest';
import { matchesWhole } from './matchesWhole.ts';

describe("an operator's expression", () => {
  it('has to match the whole text', () => {
    expect(matchesWhole('[a-c]+', 'abc')).toBe(true);
    expect(matchesWhole('[a-c]+', 'abcd')).toBe(false);
    expect(matchesWhole('a|ab', 'ab')).toBe(true);
    expect(matchesWhole('\\p{Han}+', '汉字')).toBe(true);
  });

  it('terminates, even with catastrophic backtracking in other engines', () => {
    expect(matchesWhole('(a+)+$', `${'a'.repeat(100_000)}!`)).toBe(false);
    expect(matchesWhole('(a|a)*b', 'a'.repeat(10_000))).toBe(false);
  });

  it('[A074] matches nothing if it is invalid', () => {
    expect(matchesWhole('(', 'x')).toBe(false);
    expect(matchesWhole('(', '(')).toBe(false);
    expect(matchesWhole('(?=x)x', 'x')).toBe(false);
    expect(matchesWhole('(x)\\1', 'xx')).toBe(false);
  });
});
