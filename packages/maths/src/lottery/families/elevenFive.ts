import type { Family } from '../Play.ts';
import { playList, type AddPlay, type View } from '../playList.ts';
import { anyDirect, direct } from '../rules/direct.ts';
import { directEntries, groupEntries } from '../rules/directEntries.ts';
import { match } from '../rules/match.ts';
import { options } from '../rules/options.ts';
import { sumOf } from '../rules/directStatistic.ts';
import { arrangementSpace, combinationSpace } from '../digitSpace.ts';
import { faces, pads, showsFace, tokens } from '../tokens.ts';
import { dragonTiger } from './addThreeStars.ts';

const balls = tokens(1, 11);
const drawn: View = { see: (result) => result.map((ball) => ball - 1), space: () => combinationSpace(11, 5) };

/** Five different balls of 1 to 11, in drawn order. */
export const elevenFive: Family = {
  key: 'elevenFive',
  shape: { of: 'balls', low: 1, high: 11, count: 5 },
  plays: makePlays(),
};

function makePlays() {
  const { plays, add } = playList('elevenFive', { by: 'group' });
  for (const [name, at] of Object.entries({ front: [0, 1, 2], middle: [1, 2, 3], back: [2, 3, 4] })) {
    addOrdered(add, `${name}3`, at);
    add('anywhere', `${name}3`, match(balls, 1, [{ hits: 1, weight: 1n }]), ballsAt(at));
  }
  addOrdered(add, 'front2', [0, 1]);
  addOrdered(add, 'back2', [3, 4]);
  const first: View = { see: (result) => result.map((ball) => ball - 1), space: () => arrangementSpace(11, 1, 5) };
  add('position', 'ball', anyDirect(1, pads(5, balls)), first);
  addAnyPicks(add);
  addFun(add);
  for (const [at, other] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
  ] as const) {
    add('dragonTiger', `ball${at + 1}-ball${other + 1}`, dragonTiger(false), ballsAt([at, other]));
  }
  return plays;
}

function ballsAt(at: readonly number[]): View {
  return { see: (result) => at.map((place) => result[place]! - 1), space: () => arrangementSpace(11, at.length) };
}

/** The balls at these places, in order or in any order. */
function addOrdered(add: AddPlay, group: string, at: readonly number[]): void {
  const view = ballsAt(at);
  const size = at.length;
  add(group, 'direct', direct(pads(size, balls), { isDistinct: true }), view);
  add(group, 'directEntry', directEntries(pads(size, balls), true), view);
  add(group, 'group', match(balls, size, [{ hits: size, weight: 1n }]), view);
  add(group, 'groupEntry', groupEntries(pads(size, balls), ['1'.repeat(size)]), view);
  add(group, 'groupBanker', match(balls, size, [{ hits: size, weight: 1n }], { hasBankers: true }), view);
}

/** Any number of balls: up to five must all be drawn; with more, all five drawn balls must be among them. */
function addAnyPicks(add: AddPlay): void {
  for (let pick = 1; pick <= 8; pick += 1) {
    const hits = Math.min(pick, 5);
    const rule = match(balls, pick, [{ hits, weight: 1n }]);
    add('any', `pick${pick}`, rule, drawn);
    const entries = groupEntries(pads(pick, balls), ['1'.repeat(pick)]);
    add(
      'any',
      `pick${pick}Entry`,
      {
        ...entries,
        hits: ({ columns }, seen) => [
          columns.filter((entry) => entry.filter((ball) => seen.includes(ball)).length === hits).length,
        ],
      },
      drawn,
    );
    if (pick > 1)
      add('any', `pick${pick}Banker`, match(balls, pick, [{ hits, weight: 1n }], { hasBankers: true }), drawn);
  }
}

function addFun(add: AddPlay): void {
  const odd = (seen: readonly number[]): number => seen.filter((ball) => ball % 2 === 0).length;
  const splits = [5, 4, 3, 2, 1, 0].map((count) => ({ token: `${count}odd${5 - count}even`, kind: `odd${count}` }));
  add(
    'fun',
    'oddEven',
    options(splits, (option, seen) => (odd(seen) === 5 - option ? 1 : 0)),
    drawn,
  );
  const middles = tokens(3, 9).map((ball) => ({
    token: ball.padStart(2, '0'),
    kind: `middle${6 - Math.abs(6 - Number(ball))}`,
  }));
  const middleOf = (seen: readonly number[]): number => [...seen].sort((a, b) => a - b)[2]!;
  add(
    'fun',
    'middle',
    options(middles, (option, seen) => (middleOf(seen) === option + 2 ? 1 : 0)),
    drawn,
  );
  /* The sum of 15 to 45 has a middle, 30, which is neither big nor small: a push. */
  const total = (seen: readonly number[]): number => sumOf(seen) + 5;
  add(
    'sum',
    'faces',
    options(
      faces.map((token) => ({ token, kind: token })),
      (face, seen) => {
        if (face < 2 && total(seen) === 30) return 'push';
        return showsFace(face, total(seen), 31) ? 1 : 0;
      },
      { hasPush: true },
    ),
    drawn,
  );
  add(
    'sum',
    'tailFaces',
    options(
      ['tailBig', 'tailSmall'].map((token) => ({ token, kind: token })),
      (face, seen) => (showsFace(face, total(seen) % 10, 5) ? 1 : 0),
    ),
    drawn,
  );
}
