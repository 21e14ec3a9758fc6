import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable, remarkOf } from './rules.ts';

describe('what a bank can transfer', () => {
  it('[A129] is whole cents, or whole units where a currency has no smaller ones', () => {
    expect([1_000n, 1_234_000n, 100_000n].map((amount) => isPayable(amount, 'CNY'))).toEqual([true, true, true]);
    expect([1n, 100n, 1_001n, 999n].map((amount) => isPayable(amount, 'CNY'))).toEqual([false, false, false, false]);
    expect([isPayable(100_000n, 'VND'), isPayable(150_000n, 'VND')]).toEqual([true, false]);
  });
});

describe('the remark', () => {
  it('has six characters that nobody confuses, each equally likely', () => {
    const counts = new Map<string, number>();
    for (let high = 0; high < 256; high += 1) {
      const remark = remarkOf(new Uint8Array(6).fill(high));
      if (remark !== undefined) counts.set(remark.charAt(0), (counts.get(remark.charAt(0)) ?? 0) + 1);
    }
    expect(new Set(counts.values()).size).toBe(1);
    expect(counts.size).toBe(26);
  });

  it('is made of any bytes or not at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const remark = remarkOf(bytes);
        expect(remark === undefined || /^[ACDEFGHJKLMNPQRTUVWXY34679]{6}$/.test(remark)).toBe(true);
      }),
    );
  });
});
