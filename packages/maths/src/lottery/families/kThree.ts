import type { Family } from '../Play.ts';
import { playList, type View } from '../playList.ts';
import { groupEntries } from '../rules/directEntries.ts';
import { match } from '../rules/match.ts';
import { options } from '../rules/options.ts';
import { repeated } from '../rules/repeated.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { digitSpace } from '../digitSpace.ts';
import { faces, pads, showsFace, tokens } from '../tokens.ts';

const dice = tokens(1, 6);
const seesDice: View = { see: (result) => result.map((die) => die - 1), space: () => digitSpace(3, 6) };

/** Three dice. */
export const kThree: Family = {
  key: 'kThree',
  shape: { of: 'numbers', low: 1, sizes: [6, 6, 6] },
  plays: makePlays(),
};

function makePlays() {
  const { plays, add } = playList('kThree', { by: 'group' });
  const total = (seen: readonly number[]): number => sumOf(seen) + 3;
  const isTriple = (seen: readonly number[]): boolean => new Set(seen).size === 1;
  const isStraight = (seen: readonly number[]): boolean =>
    new Set(seen).size === 3 && Math.max(...seen) - Math.min(...seen) === 2;
  const count = (die: number, seen: readonly number[]): number => seen.filter((one) => one === die).length;

  const sums = Array.from({ length: 16 }, (_, at) => ({
    token: String(at + 3),
    kind: `sum${Math.min(at + 3, 18 - at)}`,
  }));
  add(
    'sum',
    'value',
    options(sums, (at, seen) => (total(seen) === at + 3 ? 1 : 0)),
    seesDice,
  );
  const four = faces.map((token) => ({ token }));
  add(
    'sum',
    'faces',
    options(four, (face, seen) => (showsFace(face, total(seen), 11) ? 1 : 0)),
    seesDice,
  );
  const noTriple = (face: number, seen: readonly number[]): number =>
    !isTriple(seen) && showsFace(face, total(seen), 11) ? 1 : 0;
  add('sum', 'facesButTriples', options(four, noTriple), seesDice);
  const corners = ['bigOdd', 'bigEven', 'smallOdd', 'smallEven'].map((token) => ({ token, kind: token }));
  const cornerOf = (seen: readonly number[]): number => (total(seen) >= 11 ? 0 : 2) + (total(seen) % 2 === 1 ? 0 : 1);
  add(
    'sum',
    'corners',
    options(corners, (at, seen) => (cornerOf(seen) === at ? 1 : 0)),
    seesDice,
  );

  const triples = dice.map((die) => ({ token: die.repeat(3) }));
  add(
    'triple',
    'one',
    options(triples, (die, seen) => (count(die, seen) === 3 ? 1 : 0)),
    seesDice,
  );
  add(
    'triple',
    'any',
    options([{ token: 'anyTriple' }], (_, seen) => (isTriple(seen) ? 1 : 0)),
    seesDice,
  );
  add(
    'pair',
    'single',
    repeated(dice, [
      { times: 2, pick: 1 },
      { times: 1, pick: 1 },
    ]),
    seesDice,
  );
  add('pair', 'singleEntry', groupEntries(pads(3, dice), ['21']), seesDice);
  const pairs = dice.map((die) => ({ token: die.repeat(2) }));
  add(
    'pair',
    'any',
    options(pairs, (die, seen) => (count(die, seen) >= 2 ? 1 : 0)),
    seesDice,
  );

  const three = [{ hits: 3, weight: 1n }];
  add('different', 'three', match(dice, 3, three), seesDice);
  add('different', 'threeEntry', groupEntries(pads(3, dice), ['111']), seesDice);
  add('different', 'threeBanker', match(dice, 3, three, { hasBankers: true }), seesDice);
  const two = [{ hits: 2, weight: 1n }];
  add('different', 'two', match(dice, 2, two), seesDice);
  const twoEntries = groupEntries(pads(2, dice), ['11']);
  add(
    'different',
    'twoEntry',
    {
      ...twoEntries,
      hits: ({ columns }, seen) => [columns.filter((entry) => entry.every((die) => seen.includes(die))).length],
    },
    seesDice,
  );
  add('different', 'twoBanker', match(dice, 2, two, { hasBankers: true }), seesDice);

  const straights = [0, 1, 2, 3].map((low) => ({ token: dice.slice(low, low + 3).join('') }));
  add(
    'straight',
    'one',
    options(straights, (low, seen) => (isStraight(seen) && Math.min(...seen) === low ? 1 : 0)),
    seesDice,
  );
  add(
    'straight',
    'any',
    options([{ token: 'anyStraight' }], (_, seen) => (isStraight(seen) ? 1 : 0)),
    seesDice,
  );
  add(
    'single',
    'appears',
    options(
      dice.map((token) => ({ token })),
      (die, seen) => (seen.includes(die) ? 1 : 0),
    ),
    seesDice,
  );
  const spans = Array.from({ length: 6 }, (_, span) => ({ token: String(span), kind: `span${span}` }));
  const spanOf = (seen: readonly number[]): number => Math.max(...seen) - Math.min(...seen);
  add(
    'span',
    'value',
    options(spans, (span, seen) => (spanOf(seen) === span ? 1 : 0)),
    seesDice,
  );
  /* Red are 1 and 4, black the other faces of a Chinese die. */
  const red = (seen: readonly number[]): number => seen.filter((die) => die === 0 || die === 3).length;
  const colours = ['allRed', 'allBlack', 'mixed'].map((token) => ({ token, kind: token }));
  add(
    'colour',
    'value',
    options(colours, (at, seen) => ([3, 0].indexOf(red(seen)) === (at === 2 ? -1 : at) ? 1 : 0)),
    seesDice,
  );
  return plays;
}
