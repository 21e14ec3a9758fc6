import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areBalls, ballClass } from './ballClass.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('the colours of balls', () => {
  it('are those of the waves in Mark Six', () => {
    expect([1, 3, 5, 48, 49].map((number) => ballClass('markSix', number))).toEqual([
      ...['ball-red', 'ball-blue', 'ball-green', 'ball-blue', 'ball-green'],
    ]);
  });

  it('are those of the cars in a race, and of no other game', () => {
    expect(new Set(numbers(10).map((car) => ballClass('pkTen', car))).size).toBe(10);
    expect(ballClass('ssc', 3)).toBeUndefined();
  });

  it('stand in the style sheet', () => {
    const sheet = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8');
    const classes = [
      ...numbers(49).map((n) => ballClass('markSix', n)),
      ...numbers(10).map((n) => ballClass('pkTen', n)),
    ];
    expect(classes.filter((name) => !sheet.includes(`.${name} {`))).toEqual([]);
  });

  it('are shown where a number is a ball, and not where it is a sum', () => {
    const tokens = (from: number, to: number): string[] =>
      numbers(to)
        .slice(from - 1)
        .map(String);
    expect(areBalls('markSix', tokens(1, 49))).toBe(true);
    expect(areBalls('pkTen', tokens(1, 10))).toBe(true);
    expect(areBalls('pkTen', tokens(3, 19))).toBe(false);
    expect(areBalls('pkTen', ['big', 'small'])).toBe(false);
    expect(areBalls('ssc', tokens(1, 10))).toBe(false);
  });
});
