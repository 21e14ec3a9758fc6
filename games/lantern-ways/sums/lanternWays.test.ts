import { describe, expect, it } from 'vitest';
import { everyRound } from '@baize/maths/games/testing/everyRound';
import { exactReturn } from './exactReturn.ts';
import { greatestWin } from './greatestWin.ts';
import { payTable } from './payTable.ts';
import { play } from './play.ts';
import { returnToPlayer } from './returnToPlayer.ts';
import type { WaysModel } from './WaysModel.ts';

const small: WaysModel = {
  ...payTable,
  rows: 2,
  costs: 3n,
  multipliers: [1n, 2n],
  maximumFalls: 4,
  reels: [
    ['koi', 'lotus', 'spring', 'koi'],
    ['moon', 'koi', 'spring', 'lotus'],
    ['lotus', 'koi', 'moon', 'winter', 'spring'],
    ['winter', 'koi', 'lotus', 'spring'],
    ['lotus', 'koi', 'winter'],
  ],
};

describe('a round of Lantern Ways', () => {
  it('pays each way, removes the winners, and pays what falls in with the next multiplier', () => {
    const stops = [3, 0, 0, 0, 0];
    const { spins, win } = play(() => stops.shift() ?? 0, 3n, small);
    const [spin] = spins;
    const [first, second] = spin!.steps;
    // Koi twice on the first reel, wild and koi on the second, one on the third, fourth and fifth.
    expect(first!.wins).toEqual([{ symbol: 'koi', count: 5, ways: 4, amount: 4n * 80n }]);
    expect(first!.grid[0]).toEqual(['koi', 'koi']);
    expect(second).toMatchObject({ multiplier: 2n });
    expect(second!.grid[2]).toEqual(['spring', 'lotus']);
    expect(win).toBe(spin!.steps.reduce((sum, step) => sum + step.win, 0n));
    expect(spin!.steps.at(-1)!.wins.length === 0 || spin!.steps.length === 5).toBe(true);
  });

  it('refuses a bet that is not a multiple of its way bets', () => {
    expect(() => play(() => 0, 30n)).toThrow(RangeError);
    expect(() => play(() => 0, 0n)).toThrow(RangeError);
  });
});

describe('the exact return to player of Lantern Ways', () => {
  it('equals the enumeration of every possible round of a small machine', () => {
    const { pays, rounds } = everyRound((draw, bet) => play(draw, bet, small), 3n);
    const { total, mostFalls } = returnToPlayer(small);
    expect(rounds).toHaveLength(4 * 4 * 5 * 4 * 3);
    expect(mostFalls).toBeGreaterThan(1);
    expect(pays[0] * total.denominator).toBe(total.numerator * pays[1]);
  });

  it('is 95.9517 percent for the real strips, and matches the stored value', () => {
    const { total, hitChance, largestWin, mostFalls } = returnToPlayer();
    expect(total).toEqual(exactReturn);
    expect((total.numerator * 10n ** 8n) / total.denominator).toBe(95_951_719n);
    expect({ hitChance, largestWin }).toEqual({
      hitChance: { numerator: 125n, denominator: 256n },
      largestWin: { numerator: 453n, denominator: 4n },
    });
    expect(largestWin).toEqual(greatestWin);
    // The cap on falls is never what ends a round.
    expect(mostFalls).toBeLessThan(payTable.maximumFalls);
  });
});
