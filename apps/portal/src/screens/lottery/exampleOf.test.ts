import { families } from '@baize/maths/lottery/families';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { expect, test } from 'vitest';
import { exampleOf } from './exampleOf.ts';

test('every play of every family has an example that wins', () => {
  const lacking = families(6).flatMap((family) =>
    family.plays.filter((play) => {
      const example = exampleOf(family, play);
      const read = readSelection(play, example?.selection ?? '');
      if ('fault' in read || example?.result === undefined) return true;
      return !play.hits(read.selection, play.see(example.result)).some((lines) => lines > 0);
    }),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});
