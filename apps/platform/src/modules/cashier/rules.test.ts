import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feeOf,
  isPayable,
  isSameName,
  maskNumber,
  numberOf,
  remarkOf,
  tidyName,
  turnoverOf,
  txHashOf,
} from './rules.ts';

describe('payable amounts', () => {
  it('[A129] [A134] are whole cents, or whole units for currencies without decimals', () => {
    expect([1_000n, 1_234_000n, 100_000n].map((amount) => isPayable(amount, 'CNY'))).toEqual([true, true, true]);
    expect([1n, 100n, 1_001n, 999n].map((amount) => isPayable(amount, 'CNY'))).toEqual([false, false, false, false]);
    expect([isPayable(100_000n, 'VND'), isPayable(150_000n, 'VND')]).toEqual([true, false]);
  });
});

describe('the remark', () => {
  it('has six unambiguous characters, uniformly distributed', () => {
    const counts = new Map<string, number>();
    for (let high = 0; high < 256; high += 1) {
      const remark = remarkOf(new Uint8Array(6).fill(high));
      if (remark !== undefined) counts.set(remark.charAt(0), (counts.get(remark.charAt(0)) ?? 0) + 1);
    }
    expect(new Set(counts.values()).size).toBe(1);
    expect(counts.size).toBe(26);
  });

  it('is built from random bytes by rejection sampling, or not at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const remark = remarkOf(bytes);
        expect(remark === undefined || /^[ACDEFGHJKLMNPQRTUVWXY34679]{6}$/.test(remark)).toBe(true);
      }),
    );
  });
});

describe('fees and wagering of withdrawals', () => {
  it('a fee leaves a payable amount', () => {
    expect([feeOf(10_001_000n, 125, 'CNY'), feeOf(10_000_000n, 0, 'CNY')]).toEqual([125_000n, 0n]);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 10n), fc.integer({ min: 0, max: 5_000 }), (cents, feeBps) => {
        const amount = cents * 1_000n;
        const fee = feeOf(amount, feeBps, 'CNY');
        expect(isPayable(amount - fee, 'CNY') && fee >= 0n && fee * 10_000n <= amount * BigInt(feeBps)).toBe(true);
      }),
    );
  });

  it('wagering is a share of the deposits, rounded in favour of the member', () => {
    expect([turnoverOf(20_000_000n, 10_000), turnoverOf(3n, 5_000)]).toEqual([20_000_000n, 1n]);
  });
});

describe('the payee', () => {
  it('[VALID-28] is the same name ignoring case, spaces and width', () => {
    expect(isSameName('  MING   example ', 'Ming Example')).toBe(true);
    expect(isSameName('Ｍｉｎｇ', 'ming')).toBe(true);
    expect([isSameName('Ming', 'Mings'), isSameName('', ' ')]).toEqual([false, false]);
    expect([tidyName('王  小明'), tidyName("O'Neil-Smith")]).toEqual(['王 小明', "O'Neil-Smith"]);
    expect([tidyName('=1+1'), tidyName('<b>Ming</b>'), tidyName('4711')]).toEqual([undefined, undefined, undefined]);
  });

  it('has a number in canonical form, of which at most half is ever shown', () => {
    expect(numberOf('bank', ' 6222-0000 1111 ')).toBe('622200001111');
    expect(numberOf('bank', 'de02 1203 0000 0000 2020 51')).toBe('DE02120300000000202051');
    expect(numberOf('wallet', 'Ming@Example.org')).toBe('ming@example.org');
    expect([numberOf('bank', '123'), numberOf('bank', 'abc1234567'), numberOf('wallet', '<x>')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect([maskNumber('622200001111'), maskNumber('123456')]).toEqual(['••••1111', '••••456']);
  });
});

describe('the hash of a chain transaction', () => {
  it('is compared in canonical form, ignoring case and prefix', () => {
    const hash = 'AB'.repeat(32);
    expect(txHashOf('ETHEREUM', ` 0x${hash} `)).toBe(`0x${hash.toLowerCase()}`);
    expect(txHashOf('ETHEREUM', hash)).toBe(`0x${hash.toLowerCase()}`);
    expect(txHashOf('TRON', hash)).toBe(hash.toLowerCase());
    for (const wrong of ['', 'ab', hash.slice(1), `${hash}0`, hash.replace('A', 'G')]) {
      expect(txHashOf('BITCOIN', wrong)).toBeUndefined();
    }
  });
});
