import { describe, expect, it } from 'vitest';
import { costsOf } from './costsOf.ts';
import { ngrOf } from './ngrOf.ts';
import { takesOff } from './takesOff.ts';

const none = { platformFeeBps: 0, rebatesPercent: 0, activityPercent: 0, depositFeeBps: 0, withdrawalFeeBps: 0 };
const all = {
  platformFeeBps: 1_000,
  rebatesPercent: 100,
  activityPercent: 50,
  depositFeeBps: 60,
  withdrawalFeeBps: 25,
};
const moved = { rebates: 600_000n, activity: 800_001n, deposits: 40_000_000n, withdrawals: 32_000_000n };

describe('the net result', () => {
  it('is the gross one where nothing is taken off', () => {
    expect(ngrOf(none, 10_000_000n, moved).net).toBe(10_000_000n);
    expect(takesOff(none)).toBe(false);
    expect(takesOff(all)).toBe(true);
  });

  it('is the worked example, line by line', () => {
    const ngr = ngrOf(all, 10_000_000n, moved);
    expect(ngr).toEqual({
      ...{ gross: 10_000_000n, platformFee: 1_000_000n, rebates: 600_000n, activity: 400_000n },
      ...{ depositFee: 240_000n, withdrawalFee: 80_000n, net: 7_680_000n },
    });
    expect(costsOf(ngr)).toBe(2_320_000n);
    expect(costsOf(null)).toBe(0n);
  });

  it('takes no fee of a loss, and takes off nothing for what was taken back', () => {
    const back = { rebates: -5n, activity: -1n, deposits: 0n, withdrawals: -9n };
    expect(ngrOf(all, -1_000n, back)).toMatchObject({ platformFee: 0n, net: -1_000n });
    expect(ngrOf(all, -1_000n, moved).net).toBe(-1_000n - 600_000n - 400_000n - 240_000n - 80_000n);
  });

  it('is never below what it would be without cutting, and by less than one unit a line above', () => {
    const odd = { rebates: 333n, activity: 77n, deposits: 9_999n, withdrawals: 1n };
    const exact = 12_345 - 1_234.5 - 333 - 38.5 - 59.994 - 0.0025;
    const net = Number(ngrOf(all, 12_345n, odd).net);
    expect(net).toBeGreaterThanOrEqual(exact);
    expect(net - exact).toBeLessThan(5);
  });
});
