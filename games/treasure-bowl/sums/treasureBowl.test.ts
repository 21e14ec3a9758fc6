import { describe, expect, it } from 'vitest';
import { everyRound } from '@baize/maths/games/testing/everyRound';
import type { BowlModel } from './BowlModel.ts';
import { countGreatestWin } from './countGreatestWin.ts';
import { greatestWin } from './greatestWin.ts';
import { payTable } from './payTable.ts';
import { play } from './play.ts';
import { returnToPlayer } from './returnToPlayer.ts';

const small: BowlModel = {
  ...payTable,
  rows: 1,
  costs: 2n,
  pays: { lion: [5n, 9n, 20n], jade: [3n, 4n, 6n] },
  weights: [
    { coin: 1, lion: 1, jade: 1 },
    { coin: 1, bowl: 1, lion: 1 },
    { coin: 1, lion: 1, jade: 1 },
    { coin: 1, jade: 2 },
  ],
  coinValues: [
    { times: 1n, weight: 1 },
    { times: 10n, weight: 1, prize: 'mini' },
  ],
  hold: { coinsNeeded: 2, respins: 2, chance: 1, of: 3 },
  grand: { contributionPpm: 10_000n, seedTimes: 7n },
};

describe('a round of Treasure Bowl', () => {
  it('holds the coins, re-spins until three in a row bring none, and pays each coin once', () => {
    let seed = 5;
    const draw = (n: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    let holds = 0;
    for (let round = 0; round < 4_000; round += 1) {
      const { spins, win, isGrand } = play(draw, 20n);
      const [paid, ...respins] = spins;
      const coins = [...paid.coins, ...respins.flatMap((spin) => spin.coins)];
      expect(paid.isHeld).toBe(paid.coins.length >= 6);
      expect(new Set(coins.map(({ reel, row }) => `${reel} ${row}`)).size).toBe(coins.length);
      expect(isGrand).toBe(paid.isHeld && coins.length === 15);
      const fromWays = paid.wins.reduce((sum, { amount }) => sum + amount, 0n);
      const fromCoins = paid.isHeld ? coins.reduce((sum, { amount }) => sum + amount, 0n) : 0n;
      expect(win).toBe(fromWays + fromCoins);
      if (!paid.isHeld) continue;
      holds += 1;
      if (!isGrand) expect(respins.slice(-3).map(({ left }) => left)).toEqual([2, 1, 0]);
    }
    expect(holds).toBeGreaterThan(10);
  });

  it('refuses a bet that is not a multiple of its way bets', () => {
    expect(() => play(() => 0, 30n)).toThrow(RangeError);
  });
});

describe('the exact return to player of Treasure Bowl', () => {
  it('equals the enumeration of every possible round of a small machine, the jackpot probability included', () => {
    const { pays, rounds } = everyRound((draw, bet) => play(draw, bet, small), 2n);
    const { base, grandChance, total, seed } = returnToPlayer(small);
    expect(rounds.length).toBeGreaterThan(1_000);
    expect(pays[0] * base.denominator).toBe(base.numerator * pays[1]);
    const common = rounds.reduce((most, { weight }) => (weight > most ? weight : most), 1n) ** 2n;
    const grands = rounds.filter(({ round }) => round.isGrand).reduce((sum, { weight }) => sum + common / weight, 0n);
    expect(grands * grandChance.denominator).toBe(grandChance.numerator * common);
    expect(seed.numerator * grandChance.denominator).toBe(7n * grandChance.numerator * seed.denominator);
    expect(Number(total.numerator) / Number(total.denominator)).toBeGreaterThan(
      Number(base.numerator) / Number(base.denominator),
    );
  });

  it('is 92.748 percent without the jackpot, which adds 1.5 percent from the bets and 1.259 from the house', () => {
    const figures = returnToPlayer();
    const ppm = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
      (numerator * 1_000_000n) / denominator;
    expect({
      base: ppm(figures.base),
      ways: ppm(figures.ways),
      coins: ppm(figures.coins),
      contribution: ppm(figures.contribution),
      seed: ppm(figures.seed),
      total: ppm(figures.total),
      holdChance: ppm(figures.holdChance),
    }).toEqual({
      ...{ base: 927_481n, ways: 701_550n, coins: 225_930n, contribution: 15_000n, seed: 12_594n },
      ...{ total: 955_076n, holdChance: 8_446n },
    });
    for (const weights of payTable.weights) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });
});

describe('the greatest win of Treasure Bowl', () => {
  const times = (model: BowlModel, bet: bigint) => {
    const { rounds } = everyRound((draw, stake) => play(draw, stake, model), bet);
    return rounds.reduce((most, { round }) => (round.win > most ? round.win : most), 0n);
  };

  it('equals the maximum over every possible round of a small machine, with and without coins that pay more than its ways', () => {
    for (const model of [small, { ...small, coinValues: [{ times: 1n, weight: 1 }] }]) {
      const { numerator, denominator } = countGreatestWin(model);
      expect(times(model, 2n) * denominator).toBe(numerator * 2n);
    }
  });

  it('matches the stored value for the real machine', () => {
    expect(countGreatestWin()).toEqual(greatestWin);
  });
});
