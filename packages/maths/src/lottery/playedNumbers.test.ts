import { expect, it } from 'vitest';
import { families } from './families.ts';
import { playedNumbers } from './playedNumbers.ts';
import { readSelection } from './readSelection.ts';

const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));
const numbers = [
  { id: '1', play: 'vnNorth.lot.two', number: '45' },
  { id: '2', play: 'vnNorth.lot.two', number: '67' },
  { id: '3', play: 'vnNorth.link.pick2', number: '45 67' },
  /* As a play read it once, and does no longer. */
  { id: '4', play: 'vnNorth.link.pick2', number: '45' },
  { id: '5', play: 'ssc.star5.direct', number: '1,2,3,4,5' },
];

it.each([
  /* The north draws 27 numbers, and a bet on one is a line on each. */
  ['vnNorth.lot.two', '44 45 67', ['1 by 27', '2 by 27']],
  ['vnNorth.link.pick2', '45 66 68', []],
  ['vnNorth.link.pick2', '45 66 67', ['3 by 1']],
  ['ssc.star5.direct', '12,2,3,4,5', ['5 by 1']],
  ['ssc.star5.direct', '12,3,3,4,5', []],
])('says which numbers a bet on %s of %s plays, of its own play only', (id, text, expected) => {
  const play = plays.get(id)!;
  const read = readSelection(play, text);
  if ('fault' in read) throw new Error(read.fault);
  const played = playedNumbers(play, read.selection, numbers);
  expect(played.map(({ number, lines }) => `${number.id} by ${lines}`)).toEqual(expected);
});
