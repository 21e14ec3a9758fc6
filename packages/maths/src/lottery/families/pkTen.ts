import type { Family } from '../Play.ts';
import { playList, type View } from '../playList.ts';
import { anyDirect, direct } from '../rules/direct.ts';
import { directEntries, groupEntries } from '../rules/directEntries.ts';
import { match } from '../rules/match.ts';
import { options } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { arrangementSpace } from '../digitSpace.ts';
import { faces, pads, showsFace, tokens } from '../tokens.ts';
import { dragonTiger } from './addThreeStars.ts';

const cars = tokens(1, 10);

/** The finishing order of ten cars. */
export const pkTen: Family = {
  key: 'pkTen',
  shape: { of: 'balls', low: 1, high: 10, count: 10 },
  plays: makePlays(),
};

function ranks(at: readonly number[]): View {
  return { see: (result) => at.map((rank) => result[rank]! - 1), space: () => arrangementSpace(10, at.length) };
}

function makePlays() {
  const { plays, add } = playList('pkTen', { by: 'group' });
  const each: View = { see: (result) => result.map((car) => car - 1), space: () => arrangementSpace(10, 1, 10) };
  add('position', 'car', anyDirect(1, pads(10, cars)), each);
  add(
    'position',
    'faces',
    anyDirect(1, pads(10, faces), (face, car) => car >= 0 && showsFace(face, car + 1, 6)),
    each,
  );
  const total = (seen: readonly number[]): number => sumOf(seen) + 2;
  const sums = Array.from({ length: 17 }, (_, at) => {
    const low = Math.min(at + 3, 19 - at);
    return { token: String(at + 3), kind: `sum${low - ((low + 1) % 2)}` };
  });
  const firstTwo = ranks([0, 1]);
  add(
    'sum',
    'value',
    options(sums, (at, seen) => (total(seen) === at + 3 ? 1 : 0)),
    firstTwo,
  );
  const kinds = ['high', 'low', 'low', 'high'];
  add(
    'sum',
    'faces',
    options(
      faces.map((token, at) => ({ token, kind: kinds[at]! })),
      (face, seen) => (showsFace(face, total(seen), 12) ? 1 : 0),
    ),
    firstTwo,
  );
  for (let rank = 0; rank < 5; rank += 1) {
    add('dragonTiger', `rank${rank + 1}-rank${10 - rank}`, dragonTiger(false), ranks([rank, 9 - rank]));
  }
  const one = [{ hits: 1, weight: 1n }];
  add('anywhere', 'front3', match(cars, 1, one), ranks([0, 1, 2]));
  add('anywhere', 'back3', match(cars, 1, one), ranks([7, 8, 9]));
  add('anywhere', 'front5', match(cars, 1, one), ranks([0, 1, 2, 3, 4]));
  for (const size of [2, 3, 4, 5]) {
    const at = [0, 1, 2, 3, 4].slice(0, size);
    add(`front${size}`, 'direct', direct(pads(size, cars), { isDistinct: true }), ranks(at));
    add(`front${size}`, 'directEntry', directEntries(pads(size, cars), true), ranks(at));
    add(`front${size}`, 'group', match(cars, size, [{ hits: size, weight: 1n }]), ranks(at));
    add(`front${size}`, 'groupEntry', groupEntries(pads(size, cars), ['1'.repeat(size)]), ranks(at));
  }
  add('front2', 'groupBanker', match(cars, 2, [{ hits: 2, weight: 1n }], { hasBankers: true }), ranks([0, 1]));
  return plays;
}
