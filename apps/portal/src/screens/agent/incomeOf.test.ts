import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeOf } from './incomeOf.ts';

const line = { players: 40, bets: 5_000_00000n, keptBps: 400, wageBps: 30, shareBps: 2_000 };

describe('the income of a line', () => {
  it('is a rate on what was staked and a share of what the games kept', () => {
    expect(incomeOf(line)).toEqual({
      ...{ volume: 200_000_00000n, kept: 8_000_00000n },
      ...{ wage: 600_00000n, dividend: 1_600_00000n, total: 2_200_00000n },
    });
  });

  it('has no dividend in a month in which the players win, and nothing to pay', () => {
    expect(incomeOf({ ...line, keptBps: -150 })).toMatchObject({
      ...{ kept: -3_000_00000n, wage: 600_00000n, dividend: 0n, total: 600_00000n },
    });
  });

  it('is never below zero, and never more than what was kept and staked together', () => {
    const bps = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(
        fc.record({
          ...{ players: fc.integer({ min: 0, max: 100_000 }), bets: fc.bigInt({ min: 0n, max: 10n ** 12n }) },
          ...{ keptBps: fc.integer({ min: -9_999, max: 9_999 }), wageBps: bps(9_999), shareBps: bps(9_999) },
        }),
        (any) => {
          const { volume, kept, total } = incomeOf(any);
          expect(total >= 0n).toBe(true);
          expect(total <= volume + (kept > 0n ? kept : 0n)).toBe(true);
        },
      ),
    );
  });
});
