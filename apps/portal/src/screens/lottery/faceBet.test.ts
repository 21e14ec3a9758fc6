import { families } from '@baize/maths/lottery/families';
import { randomResult, seeded } from '@baize/maths/lottery/randomText';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { expect, test } from 'vitest';
import { faceBet, readBet } from './faceBet.ts';
import { dragonsOf, trendPlaces } from './trendPlaces.ts';

const known = families(6);

test('the bet on a run wins exactly when the face comes again, in every family', () => {
  const bettable = new Set<string>();
  for (const family of known) {
    const draw = seeded(20_260_305);
    /* Once for a family: a place of six digits lists a million marks. */
    const places = trendPlaces(family.key, family.shape);
    for (let tries = 0; tries < 300; tries += 1) {
      const result = randomResult(family, draw);
      for (const dragon of dragonsOf(places, [result], 0)) {
        const bet = faceBet(family, dragon);
        if (bet === undefined) continue;
        bettable.add(family.key);
        const { play, choice } = readBet(family, bet)!;
        const read = readSelection(play, bet.slice(play.id.length + 1));
        if ('fault' in read) throw new Error(`${bet}: ${read.fault}`);
        expect({ ...read.selection, text: '' }).toEqual(choice);
        const lines = play.hits(read.selection, play.see(result)).reduce((sum, one) => sum + one, 0);
        expect(lines, `${bet} ${result.join()}`).toBe(dragon.length);
      }
    }
  }
  expect([...bettable]).toEqual([
    ...['ssc', 'pkTen', 'threeDigit', 'pc28', 'kenoPc28', 'vnNorth', 'vnCentral', 'vnSouth'],
    ...['thai', 'laos', 'hanoi'],
  ]);
});

test('a bet of an address that the family does not know is none', () => {
  const ssc = known.find(({ key }) => key === 'ssc')!;
  for (const bet of ['', 'ssc.position.faces', 'ssc.position.faces large,,,,', 'pkTen.position.faces big', 'x y']) {
    expect(readBet(ssc, bet), bet).toBeUndefined();
  }
});
