import { families } from '@baize/maths/lottery/families';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { describe, expect, it } from 'vitest';
import { missedOf } from './missedOf.ts';

const every = families(6);
const playOf = (id: string) => {
  const play = every.flatMap(({ plays }) => plays).find((one) => one.id === id);
  if (play === undefined) throw new Error(`There is no play ${id}.`);
  return play;
};

describe('missed counts', () => {
  const draws = [
    [3, 8, 1, 0, 7],
    [9, 1, 4, 4, 2],
    [3, 3, 3, 3, 3],
  ];

  it('counts for each place the draws since a digit came, and all of them where it did not come', () => {
    const [first = [], , , , last = []] = missedOf(playOf('ssc.star5.direct'), draws) ?? [];
    expect(first).toEqual([3, 3, 3, 0, 3, 3, 3, 3, 3, 1]);
    expect(last).toEqual([3, 3, 1, 2, 3, 3, 3, 0, 3, 3]);
  });

  it('counts balls of a lot wherever they came, by their own numbers', () => {
    const play = playOf('elevenFive.any.pick1');
    const [missed = []] = missedOf(play, [
      [1, 2, 3, 4, 5],
      [5, 6, 7, 8, 9],
    ]) ?? [[]];
    expect(missed).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2]);
  });

  it('counts the digits of keno balls, each of which has a prize of its own', () => {
    const balls = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
    const columns = missedOf(playOf('kenoPc28.position.digit'), [balls]) ?? [];
    expect(columns.map((column) => column.indexOf(0))).toEqual([1, 1, 2]);
    expect(columns.flat().filter((missed) => missed === 0)).toHaveLength(3);
    const combo = missedOf(playOf('ssc.star5.combo'), draws) ?? [];
    expect(combo.map((column) => column.indexOf(0))).toEqual([3, 8, 1, 0, 7]);
  });

  it('says nothing of pads on which a token alone cannot come', () => {
    for (const id of ['ssc.star5.group60', 'ssc.star5.directEntry']) {
      expect(missedOf(playOf(id), draws)).toBeUndefined();
    }
  });

  it('finds the token of each column with which a direct bet would have won', () => {
    let looked = 0;
    for (const { key, shape, plays } of every) {
      if (resultRows(key) !== undefined || shape.of !== 'numbers') continue;
      const numbers = shape.sizes.map((size, at) => shape.low + ((at * 7 + 3) % size));
      for (const play of plays) {
        const missed = missedOf(play, [numbers]);
        if (missed === undefined || play.form.of !== 'direct') continue;
        // One token a column, each of them the one that came: the line wins.
        const columns = missed.map((column) => [column.indexOf(0)]);
        expect(play.hits({ places: [], columns }, play.see(numbers))[0], play.id).toBe(1);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(10);
  });
});
