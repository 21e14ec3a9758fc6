import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from './addDays.ts';
import { billOf } from './billOf.ts';
import { isWithin } from './isWithin.ts';
import { periodOf } from './periodOf.ts';
import type { Carry, PeriodType, Terms } from './Terms.ts';
import { readTermsDraft, termsDraft } from './termsDraft.ts';

const tier = { validBet: 0n, loss: 0n, activeMembers: 0, rateBps: 1_000, amount: 0n };
const dividend = (carry: Carry, period: PeriodType = 'semimonthly'): Terms => ({
  ...{ period, carry, activeBet: 0n },
  tiers: [tier],
});
const loss = (units: bigint) => ({ validBet: 100n, loss: units, activeMembers: 1 });

describe('a bill', () => {
  it('[CONTRACT-02] covers a day, a week from Monday on, half a month or a month', () => {
    expect(periodOf('daily', '2028-02-28')).toEqual({ from: '2028-02-28', to: '2028-02-29' });
    expect(periodOf('weekly', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-02' });
    expect(periodOf('semimonthly', '2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-16' });
    expect(periodOf('semimonthly', '2026-12-16')).toEqual({ from: '2026-12-16', to: '2027-01-01' });
    expect(periodOf('monthly', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-03-01' });
  });

  it('counts calendar days correctly over four centuries', () => {
    for (let day = -80_000; day < 80_000; day += 7) {
      // oxlint-disable-next-line no-restricted-globals -- the calendar that this is held against
      const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(dayNumber(text)).toBe(day);
      expect(addDays('1970-01-01', day)).toBe(text);
    }
  });

  it('deducts what earlier periods carried over, by the terms', () => {
    const after = (carry: Carry, carried: bigint, units: bigint, from = '2026-03-01') => {
      const { amount, carryOut } = billOf('dividend', dividend(carry), loss(units), carried, from);
      return [amount, carryOut];
    };
    expect(after('none', 0n, -500n)).toEqual([0n, 0n]);
    expect(after('permanent', -500n, 300n)).toEqual([0n, -200n]);
    expect(after('permanent', -200n, 300n)).toEqual([10n, 0n]);
    expect(after('previous', -500n, 300n)).toEqual([0n, 0n]);
    expect(after('previous', -500n, -100n)).toEqual([0n, -100n]);
    expect(after('secondHalf', 0n, -500n)).toEqual([0n, -500n]);
    expect(after('secondHalf', -500n, 300n, '2026-03-16')).toEqual([0n, 0n]);
  });

  it('is truncated below the smallest unit, never rounded up', () => {
    const terms: Terms = { ...dividend('none', 'daily'), tiers: [{ ...tier, rateBps: 1 }] };
    expect(billOf('daily', terms, { ...loss(0n), validBet: 19_999n }, 0n, '2026-03-01').amount).toBe(1n);
  });
});

describe('contract terms', () => {
  it('are within others when they never pay more for the same team', () => {
    const own = { ...dividend('none'), tiers: [tier, { ...tier, validBet: 100n, rateBps: 2_000 }] };
    expect(isWithin(own, own)).toBe(true);
    expect(isWithin({ ...own, tiers: [{ ...tier, validBet: 99n, rateBps: 1_001 }] }, own)).toBe(false);
    expect(isWithin({ ...own, tiers: [{ ...tier, validBet: 100n, rateBps: 1_001 }] }, own)).toBe(true);
    expect(isWithin({ ...own, carry: 'previous' }, own)).toBe(false);
    expect(isWithin({ ...own, period: 'monthly' }, own)).toBe(false);
  });

  it('round-trip through a draft, and are undefined where a figure is invalid', () => {
    const terms = { ...dividend('none'), activeBet: 12_345n, tiers: [{ ...tier, rateBps: 1_205, amount: 0n }] };
    expect(readTermsDraft('dividend', termsDraft(terms), terms)).toEqual(terms);
    const draft = termsDraft(terms);
    for (const rate of ['', '1,5', '-1', '100', '1.234', 'x']) {
      expect(readTermsDraft('dividend', { ...draft, tiers: draft.tiers.map((one) => ({ ...one, rate })) }, terms)).toBe(
        undefined,
      );
    }
  });
});
