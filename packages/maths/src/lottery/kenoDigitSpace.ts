import { chooseExactly } from './choose.ts';
import type { Space } from './Play.ts';

const HIGH = 80;
const SIX = 6;

/**
 * Ways to take six balls above `low` of which the highest is `high`, by the last digit of their sum. The table is read
 * as `[low][high][digit]`.
 */
function sixes(): number[][][] {
  return Array.from({ length: HIGH }, (_, low) => {
    const byHigh: number[][] = [];
    /* Ways to take so many of the balls so far, by the last digit of their sum. */
    let ways: number[][] = Array.from({ length: SIX }, (_, taken) =>
      Array.from({ length: 10 }, (_, digit) => (taken === 0 && digit === 0 ? 1 : 0)),
    );
    for (let ball = low + 1; ball <= HIGH; ball += 1) {
      const after = (of: readonly number[]): number[] => of.map((_, digit) => of[(digit + 10 - (ball % 10)) % 10]!);
      byHigh[ball] = after(ways[SIX - 1]!);
      ways = ways.map((same, taken) => {
        const more = taken === 0 ? undefined : after(ways[taken - 1]!);
        return same.map((count, digit) => count + (more?.[digit] ?? 0));
      });
    }
    return byHigh;
  });
}

let counted: readonly (readonly [digits: readonly number[], weight: bigint])[] | undefined;

/**
 * The three digits of all C(80, 20) draws of keno, each with the number of draws that give it. The sixth, twelfth and
 * eighteenth ball in order divide a draw, and between two of them the sums are independent. Twelve balls have fewer ways
 * than a number holds exactly; their product with the other eight does not.
 */
export function kenoDigitSpace(): Space {
  if (counted !== undefined) return counted;
  const ways = sixes();
  const weights = Array.from({ length: 1_000 }, () => 0n);
  for (let twelfth = 2 * SIX; twelfth <= HIGH; twelfth += 1) {
    const below = Array.from({ length: 100 }, () => 0);
    for (let sixth = SIX; sixth <= twelfth - SIX; sixth += 1) {
      for (const [first, count] of ways[0]![sixth]!.entries()) {
        for (const [second, more] of ways[sixth]![twelfth]!.entries()) below[first * 10 + second]! += count * more;
      }
    }
    const above = Array.from({ length: 10 }, () => 0);
    for (let eighteenth = twelfth + SIX; eighteenth <= HIGH - 2; eighteenth += 1) {
      const rest = Number(chooseExactly(HIGH - eighteenth, 2));
      for (const [third, count] of ways[twelfth]![eighteenth]!.entries()) above[third]! += count * rest;
    }
    for (const [firsts, count] of below.entries()) {
      for (const [third, more] of above.entries()) weights[firsts * 10 + third]! += BigInt(count) * BigInt(more);
    }
  }
  counted = weights.map((weight, at) => [[Math.floor(at / 100), Math.floor(at / 10) % 10, at % 10], weight] as const);
  return counted;
}
