import { describe, expect, it } from 'vitest';
import { newCode } from './newCode.ts';

describe('codes', () => {
  it('[A050] are six digits, uniformly distributed', () => {
    const samples = 500_000;
    let isSixDigits = true;
    const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0));
    for (let index = 0; index < samples; index += 1) {
      const code = newCode();
      isSixDigits &&= /^\d{6}$/.test(code);
      for (const [place, digit] of [...code].entries()) {
        const row = counts[place];
        if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
      }
    }
    expect(isSixDigits).toBe(true);
    const expected = samples / 10;
    for (const row of counts) {
      const chiSquare = row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 9 degrees of freedom: a uniform source is above 90 once in 10^14 runs, one with modulo bias of a byte at about
      // 190.
      expect(chiSquare).toBeLessThan(90);
    }
  });
});
