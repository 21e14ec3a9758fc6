import { describe, expect, it } from 'vitest';
import { digitsOfKeno } from './pc28.ts';

describe('the digits of twenty keno balls', () => {
  it('are the last digits of the sums of the lowest six, the next six and the six after them, in any drawn order', () => {
    const balls = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
    expect(digitsOfKeno(balls)).toEqual([21 % 10, 81 % 10, 202 % 10]);
    expect(digitsOfKeno([...balls].sort((a, b) => b - a))).toEqual([1, 1, 2]);
  });

  it('are biased by less than a hundredth for every sum of 0 to 27, so that a return of 98 % stays below the stake', () => {
    /* Dynamic programming over balls 1 to 80: balls taken, the running last digit of the open sum, and the sum of
       the digits before. */
    let states = new Map<number, number>([[0, 1]]);
    for (let ball = 1; ball <= 80; ball += 1) {
      const next = new Map(states);
      for (const [state, weight] of states) {
        const taken = Math.floor(state / 1_000);
        if (taken === 20) continue;
        const total = Math.floor((state % 1_000) / 10);
        const tail = taken < 18 ? ((state % 10) + ball) % 10 : 0;
        const isClosed = taken < 18 && (taken + 1) % 6 === 0;
        const key = (taken + 1) * 1_000 + (isClosed ? (total + tail) * 10 : total * 10 + tail);
        next.set(key, (next.get(key) ?? 0) + weight);
      }
      states = next;
    }
    const counts = Array.from({ length: 28 }, (_, sum) => states.get(20_000 + sum * 10) ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    const fair = Array.from({ length: 28 }, () => 0);
    for (let number = 0; number < 1_000; number += 1) {
      fair[Math.floor(number / 100) + (Math.floor(number / 10) % 10) + (number % 10)]! += 1 / 1_000;
    }
    const excess = counts.map((count, sum) => count / all / fair[sum]! - 1);
    for (const one of excess) expect(Math.abs(one)).toBeLessThan(0.01);
    expect(0.98 * (1 + Math.max(...excess))).toBeLessThan(1);
  });
});
