import { describe, expect, it } from 'vitest';
import type { TrendPlace } from './trendPlaces.ts';
import { rowsInView, trendRows } from './trendRows.ts';

const place: TrendPlace = { marks: [1, 2, 3], read: (numbers) => numbers };

describe('the rows of a chart', () => {
  it('are the draws from the oldest on, with what came and since how many draws each number is missing', () => {
    const draws = [[2], [3, 1], [2], [2]].map((numbers, at) => ({ no: String(4 - at), numbers }));
    expect(trendRows(place, draws)).toEqual([
      { no: '1', came: [1], missed: [1, 0, 1] },
      { no: '2', came: [1], missed: [2, 0, 2] },
      { no: '3', came: [0, 2], missed: [0, 1, 0] },
      { no: '4', came: [1], missed: [1, 0, 1] },
    ]);
    expect(trendRows(place, [])).toEqual([]);
  });

  it('are in view from the first that is seen in part to the last one', () => {
    const at = (top: number, room = 100) => rowsInView({ top, room, count: 1_440 }, 20);
    expect(at(0)).toEqual([0, 5]);
    expect(at(19)).toEqual([0, 6]);
    expect(at(20)).toEqual([1, 6]);
    expect(at(28_700)).toEqual([1_435, 1_440]);
    expect(at(28_750)).toEqual([1_437, 1_440]);
    expect(at(-30)).toEqual([0, 4]);
    expect(rowsInView({ top: 0, room: 100, count: 2 }, 20)).toEqual([0, 2]);
  });
});
