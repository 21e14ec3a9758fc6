import { describe, expect, it } from 'vitest';
import { returnOf } from './returnOf.ts';

const sums = (rounds: readonly (readonly [bet: number, win: number])[]) => ({
  rounds: rounds.length,
  bet: BigInt(rounds.reduce((sum, [bet]) => sum + bet, 0)),
  win: BigInt(rounds.reduce((sum, [, win]) => sum + win, 0)),
  betSquares: rounds.reduce((sum, [bet]) => sum + bet * bet, 0),
  betTimesWin: rounds.reduce((sum, [bet, win]) => sum + bet * win, 0),
  winSquares: rounds.reduce((sum, [, win]) => sum + win * win, 0),
});

describe('the actual return of a game', () => {
  it('has the confidence bounds of a mean where all stakes are equal', () => {
    // 100 rounds of 1, of which 48 pay 2: R = 0.96, deviation of the mean sqrt(4 · 0.48 · 0.52 / 99) = 0.1004.
    const found = returnOf(sums(Array.from({ length: 100 }, (_, at) => [1, at < 48 ? 2 : 0])), 9_600);
    expect(found).toEqual({ actualBps: 9_600, lowBps: 7_632, highBps: 11_568, isOutside: false });
  });

  it('contains the true return about 95 times in 100, also with unequal stakes, and flags an outlier', () => {
    let state = 7;
    const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let held = 0;
    for (let trial = 0; trial < 400; trial += 1) {
      const rounds = Array.from({ length: 400 }, () => {
        const bet = random() < 0.5 ? 1 : 10;
        return [bet, random() < 0.475 ? 2 * bet : 0] as const;
      });
      if (!returnOf(sums(rounds), 9_500).isOutside) held += 1;
    }
    expect(held).toBeGreaterThan(365);
    expect(held).toBeLessThan(395);
    const generous = Array.from({ length: 1_000 }, () => [1, random() < 0.6 ? 2 : 0] as const);
    expect(returnOf(sums(generous), 9_500).isOutside).toBe(true);
  });

  it('has no bounds for few rounds', () => {
    expect(returnOf(sums([[1, 0]]), 9_600)).toEqual({ actualBps: 0, lowBps: null, highBps: null, isOutside: false });
  });
});
