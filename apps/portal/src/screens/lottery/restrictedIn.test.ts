import { families } from '@baize/maths/lottery/families';
import { expect, it } from 'vitest';
import { marksOf, restrictedIn } from './restrictedIn.ts';

const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));
const numbers = [
  { play: 'vnNorth.lot.two', number: '45', left: null },
  { play: 'vnNorth.lot.two', number: '67', left: 100n },
  { play: 'vnNorth.link.pick2', number: '45 67', left: null },
];

it('finds the restricted numbers of a bet, of its own play only', () => {
  const found = (play: string, selection: string) =>
    restrictedIn(plays.get(play)!, selection, numbers).map(({ number }) => number);
  expect(found('vnNorth.lot.two', '44 45 67')).toEqual(['45', '67']);
  expect(found('vnNorth.link.pick2', '45 66 68')).toEqual([]);
  expect(found('vnNorth.link.pick2', '45 66 67')).toEqual(['45 67']);
  expect(found('vnNorth.lot.two', 'none')).toEqual([]);
});

it('marks the tokens that are numbers by themselves', () => {
  expect([...marksOf(plays.get('vnNorth.lot.two')!, numbers)]).toEqual([
    ['45', 'closed'],
    ['67', 'limited'],
  ]);
  expect(marksOf(plays.get('vnNorth.link.pick2')!, numbers).size).toBe(0);
  expect(marksOf(plays.get('ssc.star5.direct')!, numbers).size).toBe(0);
});
