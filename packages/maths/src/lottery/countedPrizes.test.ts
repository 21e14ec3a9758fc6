import { describe, expect, it } from 'vitest';
import { ballDraws, countedDraws, isQuicklyCounted, sumOf } from './countedDraws.ts';
import { families } from './families.ts';
import type { Family, Play } from './Play.ts';
import { chancesOf, prizesOf } from './prizesOf.ts';
import { randomText, seeded } from './randomText.ts';
import { minus, over, plus, ratio, times, type Ratio } from './ratio.ts';
import { readSelection, type ReadSelection } from './readSelection.ts';
import { HORSE, settleByHand, writtenOf, type Came } from './settleByHand.ts';

/* Every prize from every draw: what a bet wins is settled by hand on all of them and held beside what the engine counts
   with its rules. `npm run proof -- lottery` does so for every play and more selections. */
const IS_PROOF = process.env['EVERY_DRAW'] !== undefined;

const all = families(HORSE);
const text = ({ numerator, denominator }: Ratio): string => `${numerator}/${denominator}`;

type Counted = Exclude<ReadSelection, { fault: unknown }>;

function read(play: Play, written: string): Counted {
  const found = readSelection(play, written);
  if ('fault' in found) throw new Error(`${play.id} ${written}: ${found.fault}`);
  return found;
}

/** Each token alone where it can be bet on alone, otherwise lines of every kind; the proof tries one at random besides. */
function selectionsOf(play: Play): Counted[] {
  const { columns, kind } = play.input;
  const [only] = columns;
  const isSingle = kind === 'columns' && columns.length === 1 && only!.low <= 1 && play.input.places === undefined;
  const tokens = only!.tokens.length > 60 ? [only!.tokens[0]!, only!.tokens[37]!, only!.tokens.at(-1)!] : only!.tokens;
  const list = (isSingle ? tokens : play.samples).map((written) => read(play, written));
  const draw = seeded(play.id.length);
  for (let tried = 0; IS_PROOF && tried < 100; tried += 1) {
    const found = readSelection(play, randomText(play.input, draw), 60);
    if ('fault' in found || found.lines.filter((lines) => lines > 0).length > 1) continue;
    return [...list, found];
  }
  return list;
}

/** What came by prize of the play: by hand only lines are counted unless one line may win several. */
function byPrize(play: Play, { lines }: Counted, { won, back, by }: Came): number[] {
  if (by !== undefined && play.prizes.length > 1) {
    for (const key of Object.keys(by)) {
      if (by[key]! > 0 && !play.prizes.some((prize) => prize.key === key)) throw new Error(`${play.id} has no ${key}.`);
    }
    return play.prizes.map(({ key }) => by[key] ?? 0);
  }
  const isOf = play.prizes.map(({ kind }) => lines[kind]! > 0);
  if (play.prizes.filter(({ isPush }, at) => isOf[at] && isPush !== true).length > 1) {
    throw new Error(`A line of ${play.id} may win several prizes, and by hand they are not told apart.`);
  }
  return play.prizes.map(({ isPush }, at) => (isOf[at] ? (isPush === true ? back : won) : 0));
}

/** The prize per 1 of the stake from counted chances: return by weight, less what pushes give back. */
function pricedByHand(play: Play, counted: readonly Ratio[], group: number, at: number): Ratio {
  const { kind, weight, isPush } = play.prizes[at]!;
  if (isPush === true) return ratio(1);
  const own = play.prizes.flatMap((prize, other) =>
    prize.kind === kind ? [{ ...prize, chance: counted[other]! }] : [],
  );
  const weighed = own.reduce((sum, one) => plus(sum, times(one.chance, ratio(one.weight))), ratio(0));
  const pushed = own.reduce((sum, one) => (one.isPush === true ? plus(sum, one.chance) : sum), ratio(0));
  const { pays } = play;
  if (pays.by === 'market' && kind === play.prizes[0]!.kind) {
    return times(pays.multiple, ratio(weight, play.prizes[0]!.weight));
  }
  const back =
    pays.by === 'group'
      ? ratio(group, 2_000)
      : pays.by === 'odds'
        ? ratio(pays.returnBps, 10_000)
        : play.prizes.reduce((sum, prize, other) => {
            if (prize.kind !== play.prizes[0]!.kind) return sum;
            const multiple = times(pays.multiple, ratio(prize.weight, play.prizes[0]!.weight));
            return plus(sum, times(multiple, counted[other]!));
          }, ratio(0));
  return over(times(minus(back, pushed), ratio(weight)), weighed);
}

/** Where a play's chances or prizes are not those of all draws settled by hand. */
function wrongPrizes(family: Family, play: Play): string[] {
  const chances = chancesOf(play);
  const counted: (Ratio | undefined)[] = play.prizes.map(() => undefined);
  const faults: string[] = [];
  for (const selection of selectionsOf(play)) {
    const bet = writtenOf(play, selection.selection);
    const won = play.prizes.map(() => 0n);
    let draws = 0n;
    for (const { draw, times } of countedDraws(family, play, bet, IS_PROOF)) {
      draws += times;
      const lines = byPrize(play, selection, settleByHand(play, bet, draw));
      for (const [at, one] of lines.entries()) if (one > 0) won[at]! += BigInt(one) * times;
    }
    for (const [at, { key, kind }] of play.prizes.entries()) {
      if (selection.lines[kind] === 0) continue;
      const chance = ratio(won[at]!, draws * BigInt(selection.lines[kind]!));
      counted[at] ??= chance;
      if (text(chance) === text(chances[at]!)) continue;
      faults.push(`${play.id} ${key} of ${JSON.stringify(bet)}: ${text(chances[at]!)} instead of ${text(chance)}`);
    }
  }
  if (faults.length > 0) return faults;
  if (counted.includes(undefined)) return [`${play.id}: no line of some prize was tried`];
  for (const group of [1_700, 1_950, 2_000]) {
    for (const [at, { key, multiple }] of prizesOf(play, { group }).entries()) {
      const prize = pricedByHand(play, counted as Ratio[], group, at);
      if (text(prize) !== text(multiple)) faults.push(`${play.id} ${key} pays ${text(multiple)}, not ${text(prize)}`);
    }
  }
  return faults;
}

const isTried = (family: Family, play: Play): boolean =>
  IS_PROOF || isQuicklyCounted(family, play, writtenOf(play, read(play, play.samples[0]!).selection));

describe('every prize', () => {
  it.each(all.map((family) => [family.key, family] as const))(
    'of %s is the return over the draws that win it, of all draws settled by hand',
    (_, family) => {
      const tried = family.plays.filter((play) => isTried(family, play));
      expect(tried.length).toBeGreaterThan(IS_PROOF ? family.plays.length - 1 : 0);
      expect(tried.flatMap((play) => wrongPrizes(family, play))).toEqual([]);
    },
    1_800_000,
  );

  it('is wrong when a rule, a space or a prize is changed', () => {
    const found = (id: string, change: (play: Play) => Partial<Play>): string[] => {
      const family = all.find(({ key }) => id.startsWith(`${key}.`))!;
      const play = family.plays.find((one) => one.id === id)!;
      return wrongPrizes(family, { ...play, ...change(play) });
    };
    const faults: Record<string, (play: Play) => Partial<Play>> = {
      /* A straight that wraps around. */
      'pc28.shape.value': ({ hits }) => ({
        hits: (selection, seen) => hits(selection, [0, 8, 9].every((digit) => seen.includes(digit)) ? [0, 1, 2] : seen),
      }),
      /* Digits of keno's balls that come equally often. */
      'kenoPc28.sum.value': ({ space }) => ({
        space: (sample) => Array.from(space(sample), ([digits]) => [digits, 1n] as const),
      }),
      /* A pair that takes triples for pairs. */
      'ssc.star3front.group3': () => ({
        hits: ({ columns: [chosen = []] }, seen) => [
          seen.every((digit) => chosen.includes(digit)) && new Set(seen).size < 3 ? 1 : 0,
        ],
      }),
      /* A number that comes twice and wins once. */
      'vnNorth.lot.two': ({ hits }) => ({ hits: (selection, seen) => [Math.min(1, hits(selection, seen)[0]!)] }),
      /* A tie that is left out of the results. */
      'threeDigit.dragonTiger.tens-units': ({ space }) => ({
        space: (sample) => [...space(sample)].filter(([[one, other]]) => one !== other || one === 0),
      }),
      /* 49 as a face instead of a push. */
      'markSix.ball1.faces': ({ hits }) => ({
        hits: (selection, [seen]) => hits(selection, [seen === 48 ? 47 : seen!]),
      }),
      /* A hit of two that also wins with three. */
      'markSix.hit.threeTwo': ({ hits }) => ({
        hits: (selection, seen) => {
          const [two = 0, three = 0] = hits(selection, seen);
          return [two + three, three];
        },
      }),
      /* Nothing for ten balls of which none comes. */
      'keno.pick.pick10': ({ hits }) => ({
        hits: (selection, seen) => (seen.length === 0 ? hits(selection, [0]) : hits(selection, seen)),
      }),
    };
    for (const [id, change] of Object.entries(faults)) {
      expect(
        found(id, () => ({})),
        id,
      ).toEqual([]);
      expect(found(id, change), id).not.toEqual([]);
    }
  });
});

describe('draws that have come to the same', () => {
  /* The proof goes through all 601,304,088 draws of Mark Six one by one. */
  const [high, count] = IS_PROOF ? [49, 6] : [15, 5];
  const balls = Array.from({ length: high }, (_, at) => at + 1);

  it('are as many as are found one by one, for each sum with a special ball', () => {
    const found = new Float64Array(high * (count + 1));
    const more = (from: number, left: number, sum: number, taken: readonly number[]): void => {
      if (left === 0) {
        for (let special = 1; special <= high; special += 1) {
          if (!taken.includes(special)) found[sum + special]! += 1;
        }
        return;
      }
      for (let ball = from; ball <= high - left + 1; ball += 1) more(ball + 1, left - 1, sum + ball, [...taken, ball]);
    };
    more(1, count, 0, []);
    const counted = new Map<number, bigint>();
    const draws = ballDraws(balls, { count, hasSpecial: true }, ({ regular, special = 0 }) =>
      String(sumOf(regular) + special),
    );
    for (const { draw, times } of draws) counted.set(sumOf(draw), times);
    const list = [...found.entries()].flatMap(([sum, ways]) => (ways > 0 ? [[sum, BigInt(ways)] as const] : []));
    expect([...counted].sort(([one], [other]) => one - other)).toEqual(list);
  }, 1_800_000);
});
