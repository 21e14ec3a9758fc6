import { describe, expect, it } from 'vitest';
import { everyRound } from '@baize/maths/games/testing/everyRound';
import { countGreatestWin } from './countGreatestWin.ts';
import { greatestWin } from './greatestWin.ts';
import { play } from './play.ts';
import { returnToPlayer } from './returnToPlayer.ts';
import type { SlotModel } from './SlotModel.ts';

const tiny: SlotModel = {
  code: 'tiny',
  version: '1',
  rows: 1,
  wild: 'eight',
  scatter: 'pearl',
  lines: [[0, 0, 0, 0, 0]],
  linePays: { dragon: [5n, 20n, 100n], coin: [2n, 7n, 30n] },
  scatterPays: { 3: 2n, 4: 5n, 5: 50n },
  freeSpins: { scattersNeeded: 3, award: 1, maximum: 2, multiplier: 3n },
  reels: {
    base: [
      ['dragon', 'coin', 'pearl'],
      ['eight', 'coin', 'pearl'],
      ['dragon', 'eight', 'coin'],
      ['pearl', 'coin', 'eight', 'dragon'],
      ['dragon', 'coin'],
    ],
    free: [
      ['dragon', 'pearl'],
      ['eight', 'pearl', 'coin'],
      ['dragon', 'eight', 'pearl'],
      ['pearl', 'dragon'],
      ['dragon', 'coin', 'eight'],
    ],
  },
};

const windowed: SlotModel = {
  ...tiny,
  rows: 2,
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 0, 1, 0],
  ],
  freeSpins: { ...tiny.freeSpins, award: 0, maximum: 0 },
  reels: {
    ...tiny.reels,
    base: [
      ['dragon', 'coin', 'pearl', 'coin', 'pearl'],
      ['eight', 'coin', 'pearl', 'dragon'],
      ['dragon', 'eight', 'coin', 'pearl'],
      ['pearl', 'coin', 'eight', 'dragon', 'coin'],
      ['dragon', 'coin', 'pearl'],
    ],
  },
};

describe('the exact return to player', () => {
  it('equals the enumeration of every possible round of a small machine, free spins, retriggers and their cap included', () => {
    const { pays, rounds } = everyRound((draw, bet) => play(draw, bet, tiny), 1n);
    const freeSpins = rounds.reduce((sum, { round }) => sum + round.spins.length - 1, 0);
    const exact = returnToPlayer(tiny).total;
    expect(rounds.length).toBeGreaterThan(1_000);
    expect(freeSpins).toBeGreaterThan(rounds.length / 2);
    expect(pays[0] * exact.denominator).toBe(exact.numerator * pays[1]);
  });

  it('equals the enumeration of every stop of a small machine with several rows, lines and scatters in one window', () => {
    const { pays, rounds } = everyRound((draw, bet) => play(draw, bet, windowed), 3n);
    const exact = returnToPlayer(windowed).total;
    expect(rounds).toHaveLength(5 * 4 * 4 * 5 * 3);
    expect(pays[0] * exact.denominator).toBe(exact.numerator * pays[1]);
  });

  it('equals the sum over every possible round by each way in which free spins may be played', () => {
    const ways = [
      { award: 1, maximum: 1, multiplier: 2n },
      { award: 1, maximum: 2, multiplier: 5n },
    ];
    const model: SlotModel = { ...tiny, freeSpins: { ...tiny.freeSpins, ways } };
    const totals = ways.map((_, choice) => {
      const { pays } = everyRound((draw, bet) => play(draw, bet, model, choice), 1n);
      const exact = returnToPlayer(model, choice).total;
      expect(pays[0] * exact.denominator).toBe(exact.numerator * pays[1]);
      return exact;
    });
    expect(totals[0]).not.toEqual(totals[1]);
  });

  it('is the same for every way of Dragon Eight to a thousandth of a percent, and never above the stated one', () => {
    const parts = [undefined, 0, 1, 2].map((choice) => {
      const { total } = returnToPlayer(undefined, choice);
      return (total.numerator * 10n ** 12n) / total.denominator;
    });
    expect(parts).toEqual([959_961_320_296n, 959_961_287_175n, 959_961_320_296n, 959_956_096_793n]);
  });

  it('is 95.9961 percent for Dragon Eight, as a golden value of each part', () => {
    const figures = returnToPlayer();
    const digits = (part: { numerator: bigint; denominator: bigint }) =>
      ((part.numerator * 10n ** 15n) / part.denominator).toString().padStart(16, '0');
    expect({
      total: digits(figures.total),
      baseLines: digits(figures.baseLines),
      baseScatter: digits(figures.baseScatter),
      freeSpins: digits(figures.freeSpins),
      freeSpinChance: digits(figures.freeSpinChance),
      freeSpinsPerTrigger: digits(figures.freeSpinsPerTrigger),
    }).toMatchInlineSnapshot(`
      {
        "baseLines": "0640414953231811",
        "baseScatter": "0018372058868408",
        "freeSpinChance": "0007124483585357",
        "freeSpins": "0301174308196242",
        "freeSpinsPerTrigger": "8483525872353291",
        "total": "0959961320296461",
      }
    `);
  });
});

describe('the greatest win', () => {
  it('equals the maximum over every possible round of a small machine, with retriggers and with several lines', () => {
    for (const [model, bet] of [
      [tiny, 1n],
      [{ ...tiny, freeSpins: { ...tiny.freeSpins, multiplier: 1n, maximum: 0 } }, 1n],
      [windowed, 3n],
    ] as const) {
      const { rounds } = everyRound((draw, stake) => play(draw, stake, model), bet);
      const most = rounds.reduce((largest, { round }) => (round.win > largest ? round.win : largest), 0n);
      const { numerator, denominator } = countGreatestWin(model);
      expect(most * denominator).toBe(numerator * bet);
    }
  });

  it('is that of the best way in which free spins may be played', () => {
    const ways = [{ award: 1, maximum: 1, multiplier: 12n }];
    const model: SlotModel = { ...tiny, freeSpins: { ...tiny.freeSpins, ways } };
    const most = [undefined, 0].flatMap((choice) =>
      everyRound((draw, bet) => play(draw, bet, model, choice), 1n).rounds.map(({ round }) => round.win),
    );
    const { numerator, denominator } = countGreatestWin(model);
    expect(most.reduce((largest, win) => (win > largest ? win : largest), 0n) * denominator).toBe(numerator);
  });

  it('is kept for Dragon Eight as it is counted', () => {
    expect(countGreatestWin()).toEqual(greatestWin);
  });
});
