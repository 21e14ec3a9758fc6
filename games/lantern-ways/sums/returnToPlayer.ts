import type { Fraction } from '@baize/maths/fractions/Fraction';
import { reduceFraction } from '@baize/maths/fractions/reduceFraction';
import { fall } from './fall.ts';
import { payTable } from './payTable.ts';
import type { WaysModel } from './WaysModel.ts';

export interface WaysReturn {
  total: Fraction;
  /** Return of the first view; the rest of the total comes from the falls. */
  firstPicture: Fraction;
  /** Probability that a round wins anything. */
  hitChance: Fraction;
  /** The maximum win of one round, in multiples of the bet. */
  largestWin: Fraction;
  /** The maximum number of falls of any round. */
  mostFalls: number;
}

/**
 * The exact return to player: every combination of stops is played once, with the same code that pays the rounds; no
 * simulation and no rounding. Stops whose first three reels share no symbol cannot win and are counted without being
 * played. A second or two for the real strips.
 */
export function returnToPlayer(model: WaysModel = payTable): WaysReturn {
  const { reels, rows, wild } = model;
  const windows = reels.map((strip) =>
    strip.map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!)),
  );
  const shares = (first: readonly string[], ...others: readonly (readonly string[])[]): boolean =>
    first.some((symbol) => others.every((window) => window.includes(symbol) || window.includes(wild)));
  let total = 0n;
  let first = 0n;
  let hits = 0n;
  let largest = 0n;
  let mostFalls = 0;
  const [one, two, three, four, five] = windows as [string[][], string[][], string[][], string[][], string[][]];
  for (let a = 0; a < one.length; a += 1) {
    for (let b = 0; b < two.length; b += 1) {
      if (!shares(one[a]!, two[b]!)) continue;
      for (let c = 0; c < three.length; c += 1) {
        if (!shares(one[a]!, two[b]!, three[c]!)) continue;
        for (let d = 0; d < four.length; d += 1) {
          for (let e = 0; e < five.length; e += 1) {
            const steps = fall(model, [a, b, c, d, e], 1n);
            let win = 0n;
            for (const step of steps) win += step.win;
            if (win === 0n) continue;
            total += win;
            first += steps[0]!.win;
            hits += 1n;
            if (win > largest) largest = win;
            if (steps.length - 1 > mostFalls) mostFalls = steps.length - 1;
          }
        }
      }
    }
  }
  const stops = reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return {
    total: reduceFraction({ numerator: total, denominator: stops * model.costs }),
    firstPicture: reduceFraction({ numerator: first, denominator: stops * model.costs }),
    hitChance: reduceFraction({ numerator: hits, denominator: stops }),
    largestWin: reduceFraction({ numerator: largest, denominator: model.costs }),
    mostFalls,
  };
}
