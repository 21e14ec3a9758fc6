import type { Family, Play } from '@baize/maths/lottery/Play';
import { readSelection, writeSelection } from '@baize/maths/lottery/readSelection';
import type { Choice } from './choice.ts';
import type { Dragon } from './trendPlaces.ts';

/** Two faces of numbers: which digit of the first prize makes them big or small; the last one makes them odd or even. */
const ofNumbers = [
  ['faces.special', 1],
  ['top.faces', 2],
] as const;

/** The bet that a face comes at its place once more, as it stands in an address; nothing where there is no such play. */
export function faceBet({ key, plays }: Family, { place: { at, digit }, face }: Dragon): string | undefined {
  const named = (name: string) => plays.find(({ id }) => id === `${key}.${name}`);
  const isSide = face === 'big' || face === 'small';
  const [play] =
    at === undefined
      ? ofNumbers.flatMap(([name, side]) => (digit === (isSide ? side : 0) ? (named(name) ?? []) : []))
      : [named('position.faces')];
  if (play === undefined) return undefined;
  const columns = play.input.columns.map(({ tokens }, column) =>
    at === undefined || column === at ? [tokens.indexOf(face)] : [],
  );
  return `${play.id} ${writeSelection(play.input, { places: [], columns })}`;
}

/** The play and the choice of a bet that stands in an address, as far as the family knows it. */
export function readBet({ plays }: Family, bet: string): { play: Play; choice: Choice } | undefined {
  const [id, ...selection] = bet.split(' ');
  const play = plays.find((one) => one.id === id);
  if (play?.input.kind !== 'columns') return undefined;
  const read = readSelection(play, selection.join(' '));
  return 'fault' in read ? undefined : { play, choice: { ...read.selection, text: '' } };
}
