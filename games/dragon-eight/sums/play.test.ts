import { describe, expect, it } from 'vitest';
import { payTable } from './payTable.ts';
import { play } from './play.ts';

/** Draws the given stops in order, then repeats the last one. */
function scripted(...stops: number[]): (n: number) => number {
  let next = 0;
  return (n) => (stops[Math.min(next++, stops.length - 1)] ?? 0) % n;
}

function stopShowing(symbol: string, row: number, reel: number, set: 'base' | 'free'): number {
  const strip = payTable.reels[set][reel]!;
  const at = strip.findIndex((s) => s === symbol);
  return (at - row + strip.length) % strip.length;
}

describe('a round of Dragon Eight', () => {
  it('is deterministic for the same draws', () => {
    expect(play(scripted(3, 9, 14, 22, 30), 250_000n)).toEqual(play(scripted(3, 9, 14, 22, 30), 250_000n));
  });

  it('adds up: the win of the round is the sum of its spins, and of a spin the sum of its lines and scatters', () => {
    let state = 12_345;
    const draw = (n: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    let withFreeSpins = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const outcome = play(draw, 25_000n);
      expect(outcome.win).toBe(outcome.spins.reduce((sum, spin) => sum + spin.win, 0n));
      for (const spin of outcome.spins) {
        expect(spin.win).toBe(spin.lineWins.reduce((sum, win) => sum + win.amount, spin.scatter.amount));
      }
      expect(outcome.spins.at(-1)!.freeSpinsLeft).toBe(0);
      expect(outcome.spins.length - 1).toBe(outcome.spins.reduce((sum, spin) => sum + spin.freeSpinsAwarded, 0));
      if (outcome.spins.length > 1) withFreeSpins += 1;
    }
    expect(withFreeSpins).toBeGreaterThan(0);
  });

  it('starts eight free spins on three pearls, doubles their wins and ends at the cap when every one retriggers', () => {
    const base = payTable.reels.base.map((_, reel) => stopShowing('pearl', 1, reel, 'base'));
    const free = payTable.reels.free.map((_, reel) => stopShowing('pearl', 1, reel, 'free'));
    let asked = 0;
    const outcome = play(() => {
      const reel = asked % 5;
      const stop = asked < 5 ? base[reel]! : free[reel]!;
      asked += 1;
      return stop;
    }, 250_000n);
    expect(outcome.spins).toHaveLength(1 + payTable.freeSpins.maximum);
    expect(outcome.spins[0]!.scatter).toEqual({ count: 5, amount: 88n * 250_000n });
    expect(outcome.spins[1]!.scatter).toEqual({ count: 5, amount: 2n * 88n * 250_000n });
    expect(outcome.spins.at(-1)!.freeSpinsLeft).toBe(0);
  });

  it('plays the free spins that were chosen, and is the same up to there whatever is chosen', () => {
    const base = payTable.reels.base.map((_, reel) => stopShowing('pearl', 1, reel, 'base'));
    const draw = () => scripted(...base, 3, 9, 14, 22, 30, 1);
    const usual = play(draw(), 250_000n);
    const chosen = [0, 1, 2].map((choice) => play(draw(), 250_000n, payTable, choice));
    expect(chosen.map(({ choice }) => choice)).toEqual([0, 1, 2]);
    expect(chosen.map(({ spins }) => spins[0]!.freeSpinsAwarded)).toEqual([16, 8, 4]);
    expect({ ...chosen[1], choice: undefined }).toEqual({ ...usual, choice: undefined });
    for (const { spins } of chosen) {
      expect({ ...spins[0], freeSpinsAwarded: 0, freeSpinsLeft: 0 }).toEqual({
        ...{ ...usual.spins[0], freeSpinsAwarded: 0, freeSpinsLeft: 0 },
      });
      expect(spins[1]!.stops).toEqual(usual.spins[1]!.stops);
    }
    const [single, , fourfold] = chosen.map(({ spins }) => spins[1]!.win);
    expect(fourfold).toBe(4n * single!);
    expect(() => play(draw(), 250_000n, payTable, 3)).toThrow(RangeError);
  });

  it('lets the wild stand in for every picture but the pearl, counting from the left only', () => {
    for (const strip of payTable.reels.base.slice(1)) expect(strip).toContain('eight');
    expect(payTable.reels.base[0]).not.toContain('eight');
    expect(payTable.reels.free[0]).not.toContain('eight');
    const stops = payTable.reels.base.map((_, reel) => stopShowing(reel === 0 ? 'dragon' : 'eight', 1, reel, 'base'));
    const outcome = play(scripted(...stops, 0), 250_000n);
    const middle = outcome.spins[0]!.lineWins.find((win) => win.line === 1);
    expect(middle).toEqual({ line: 1, symbol: 'dragon', count: 5, amount: 1_500n * 10_000n });
  });

  it('refuses a bet that does not divide by the lines, and a zero bet', () => {
    expect(() => play(scripted(0), 26n)).toThrow(RangeError);
    expect(() => play(scripted(0), 0n)).toThrow(RangeError);
    expect(() => play(scripted(0), -25n)).toThrow(RangeError);
  });

  it('has at least twenty different lines and never two pearls in one window of a reel', () => {
    expect(new Set(payTable.lines.map((line) => line.join())).size).toBe(25);
    for (const strip of [...payTable.reels.base, ...payTable.reels.free]) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const window = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
        expect(window.filter((symbol) => symbol === 'pearl').length).toBeLessThan(2);
      }
    }
  });
});
