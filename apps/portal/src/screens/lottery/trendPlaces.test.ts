import { families } from '@baize/maths/lottery/families';
import { describe, expect, it } from 'vitest';
import { dragonsOf, trendFigures, trendPlaces } from './trendPlaces.ts';

const shapeOf = (key: string) => families(6).find((family) => family.key === key)!.shape;
const placesOf = (key: string) => trendPlaces(key, shapeOf(key));

describe('the trend of a place', () => {
  it('counts how often each number came, how long it is missing now and on average, and its longest stretches', () => {
    const [, second] = placesOf('threeDigit');
    const draws = [7, 7, 3, 7, 7, 7, 1].map((digit) => [0, digit, 9]);
    const figures = trendFigures(second!, draws);
    expect(figures).toHaveLength(10);
    expect(figures[7]).toEqual({ mark: 7, times: 5, missed: 0, averageMissed: 2 / 6, longestMissed: 1, longestRun: 3 });
    expect(figures[3]).toEqual({ mark: 3, times: 1, missed: 2, averageMissed: 6 / 2, longestMissed: 4, longestRun: 1 });
    expect(figures[0]).toEqual({ mark: 0, times: 0, missed: 7, averageMissed: 7, longestMissed: 7, longestRun: 0 });
  });

  it('is about digits of the first prize where a draw has many, and about all balls where they have no order', () => {
    expect(placesOf('vnSouth').map(({ digit }) => digit)).toEqual([2, 1, 0]);
    expect(placesOf('vnSouth').map(({ read }) => read([123_456, 9]))).toEqual([[4], [5], [6]]);
    expect(placesOf('keno')).toHaveLength(1);
    const balls = [80, 79, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 31, 32, 33, 34, 35, 37];
    expect(placesOf('kenoPc28').map(({ at, read }) => [at, read(balls)])).toEqual([
      [0, [1]],
      [1, [1]],
      [2, [2]],
      [undefined, balls],
    ]);
    expect(placesOf('markSix')[0]!.marks).toHaveLength(49);
    expect(placesOf('pkTen')).toHaveLength(10);
    expect(placesOf('elevenFive').map(({ marks }) => marks.at(-1))).toEqual([11, 11, 11, 11, 11]);
    for (const { key, shape } of families(6)) expect(trendPlaces(key, shape).length, key).toBeGreaterThan(0);
  });
});

describe('dragons', () => {
  it('are faces that came in a row up to the latest draw, the longest first', () => {
    const draws = [9, 7, 5, 8, 9, 1].map((digit) => [digit, 0, digit === 8 ? 2 : 3]);
    const found = dragonsOf(placesOf('threeDigit'), draws).map(({ place, face, length }) => [place.at, face, length]);
    expect(found).toEqual([
      [1, 'small', 6],
      [1, 'even', 6],
      [2, 'small', 6],
      [0, 'big', 5],
    ]);
    expect(dragonsOf(placesOf('threeDigit'), [])).toEqual([]);
    expect(dragonsOf(placesOf('keno'), [[1, 2, 3]])).toEqual([]);
  });

  it('take the middle of dice and cars as nobody’s face', () => {
    const draws = Array.from({ length: 5 }, () => [6, 1, 2, 3, 4]);
    const faces = dragonsOf(placesOf('elevenFive').slice(0, 1), draws).map(({ face }) => face);
    expect(faces).toEqual(['even']);
  });
});
