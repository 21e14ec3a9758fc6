import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { randomText, seeded } from './randomText.ts';
import { readSelection } from './readSelection.ts';
import { winningResult } from './winningResult.ts';

const plays = families(6).flatMap(({ shape, plays }) => plays.map((play) => ({ shape, play })));

describe('a winning result', () => {
  it('is found for selections of every play', () => {
    const draw = seeded(20_260_305);
    const missed = plays.flatMap(({ shape, play }) =>
      [...play.samples, ...Array.from({ length: 4 }, () => randomText(play.input, draw))]
        .filter((text) => {
          const read = readSelection(play, text);
          if ('fault' in read) return false;
          const result = winningResult({ shape, play, selection: read.selection }, draw, 2_000);
          return result === undefined || !play.hits(read.selection, play.see(result)).some((lines) => lines > 0);
        })
        .map((text) => `${play.id} ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('of a line that is written out in full is that line', () => {
    const { shape, play } = plays.find(({ play }) => play.id === 'ssc.star5.direct')!;
    const read = readSelection(play, '1,2,3,4,5');
    if ('fault' in read) throw new Error(read.fault);
    expect(winningResult({ shape, play, selection: read.selection }, seeded(1), 10)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is none where it was not met', () => {
    const { shape, play } = plays.find(({ play }) => play.id === 'ssc.star5.direct')!;
    const read = readSelection(play, '1,2,3,4,5');
    if ('fault' in read) throw new Error(read.fault);
    expect(winningResult({ shape, play, selection: read.selection }, seeded(1), 0)).toBeUndefined();
  });
});
