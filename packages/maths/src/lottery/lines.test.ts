import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import type { Family, Play, Selection } from './Play.ts';
import { chancesOf } from './prizesOf.ts';
import { products, randomResult, randomText, seeded, subsets } from './randomText.ts';
import { patternOf, readSelection, writeSelection, type ReadSelection } from './readSelection.ts';

const all = families(6);
/** `npm run proof -- lottery` asks for a thousand. */
const selectionsPerPlay = Number(process.env['SELECTIONS'] ?? 200);

/** How many subsets of this size there are: each is gone to, as the places of its members, and none is kept. */
function countSubsets(from: number, size: number): number {
  if (size < 0 || size > from) return 0;
  const places = Array.from({ length: size }, (_, at) => at);
  for (let count = 1; ; count += 1) {
    let at = size - 1;
    while (at >= 0 && places[at] === from - size + at) at -= 1;
    if (at < 0) return count;
    places[at]! += 1;
    for (let next = at + 1; next < size; next += 1) places[next] = places[next - 1]! + 1;
  }
}

function orders(row: readonly number[]): Set<string> {
  if (row.length === 0) return new Set(['']);
  const found = new Set<string>();
  for (const [at, one] of row.entries()) {
    for (const rest of orders(row.filter((_, other) => other !== at))) found.add(one + rest);
  }
  return found;
}

const vietnamLines: Record<string, readonly [north: number, south: number]> = {
  ...{ 'lot.two': [27, 18], 'lot.twoHead': [27, 18], 'lot.three': [23, 17], 'lot.four': [20, 16] },
  ...{ 'lot.eightPrizes': [8, 0], 'lot.sevenPrizes': [0, 7], 'two.low': [4, 1], 'two.lowAndSpecial': [5, 2] },
  ...{ 'three.low': [3, 1], 'three.lowAndSpecial': [4, 2] },
};

/** Lines of one option, by trying all numbers it stands for. */
function optionLines(play: Play, token: string): number {
  const name = play.id.split('.').slice(1).join('.');
  const vietnam = vietnamLines[name];
  if (play.family === 'vnTwoStations') return 36;
  if (play.family.startsWith('vn') && vietnam !== undefined) return vietnam[play.family === 'vnNorth' ? 0 : 1];
  const statistic = /(directSum|span|groupSum|groupBanker|doors)$/.exec(play.id)?.[1];
  if (statistic === undefined) return 1;
  const size = /star2|any2|doors/.test(play.id) ? 2 : 3;
  const found = new Set<string>();
  for (const line of products(Array.from({ length: size }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))) {
    const sum = line.reduce((total, digit) => total + digit, 0);
    const span = Math.max(...line) - Math.min(...line);
    const isGroup = statistic.startsWith('group');
    if (isGroup && span === 0) continue;
    const value = statistic === 'span' ? span : sum;
    const isRight = /Banker|doors/.test(statistic) ? line.includes(Number(token)) : value === Number(token);
    if (isRight) found.add((isGroup ? line.toSorted() : line).join(''));
  }
  return found.size;
}

const optionLinesKnown = new Map<string, number>();

/** Every line of a selection, enumerated. */
function bruteForce(play: Play, { places, columns }: Selection): number {
  const times = play.input.places === undefined ? 1 : countSubsets(places.length, play.input.places.pick);
  const { form } = play;
  switch (form.of) {
    case 'direct':
      return products(columns).filter((line) => !form.isDistinct || new Set(line).size === line.length).length;
    case 'combo':
      return products(columns).length * columns.length;
    case 'any':
      return subsets(columns, form.pick).reduce((sum, some) => sum + products(some).length, 0);
    case 'entries':
      return new Set(columns.map((entry) => entry.join())).size * times;
    case 'permutations':
      return columns.reduce((sum, entry) => sum + orders(entry).size, 0) * form.times;
    case 'roll':
      return columns.flat().filter((token) => token === 10).length === 1 ? 10 : 0;
    case 'choose': {
      const [first = [], second = []] = columns;
      return form.hasBankers
        ? countSubsets(second.length, form.pick - first.length)
        : countSubsets(first.length, form.pick);
    }
    case 'repeated': {
      const parts = form.parts.map(({ pick }, at) => subsets(columns[form.isShared ? 0 : at]!, pick));
      const lines = parts.reduce<number[][]>(
        (lines, part) => lines.flatMap((line) => part.map((some) => [...line, ...some])),
        [[]],
      );
      return lines.filter((line) => new Set(line).size === line.length).length * times;
    }
    case 'options': {
      if (play.id.endsWith('combinedZodiac')) return 1;
      const lines = columns[0]!.map((option) => {
        const token = play.input.columns[0]!.tokens[option]!;
        const key = `${play.id} ${token}`;
        const known = optionLinesKnown.get(key) ?? optionLines(play, token);
        optionLinesKnown.set(key, known);
        return known;
      });
      return lines.reduce((sum, one) => sum + one, 0) * times;
    }
  }
}

/** A wrong line count over many random selections, if any. */
function wrongCounts(play: Play, count: number): string[] {
  const draw = seeded(count * 31 + play.id.length);
  const faults: string[] = [];
  for (let tried = 0; tried < count && faults.length < 3; tried += 1) {
    const text = randomText(play.input, draw);
    const read = readSelection(play, text);
    if ('fault' in read) {
      const isFair = ['no_lines', 'empty', 'too_few'].includes(read.fault);
      if (!isFair) faults.push(`${play.id} ${text}: ${read.fault}`);
      continue;
    }
    const lines = bruteForce(play, read.selection);
    if (lines !== read.lineCount) faults.push(`${play.id} ${text}: ${read.lineCount} instead of ${lines}`);
    const canonical = writeSelection(play.input, read.selection);
    const again = readSelection(play, canonical);
    if ('fault' in again || writeSelection(play.input, again.selection) !== canonical) {
      faults.push(`${play.id} ${text}: ${canonical} is no canonical form`);
    }
  }
  return faults;
}

/** All results of a family with at most a million of them. */
function* everyResult({ shape }: Family): Generator<number[]> {
  if (shape.of === 'numbers') {
    for (const line of products(shape.sizes.map((size) => Array.from({ length: size }, (_, at) => shape.low + at))))
      yield line;
    return;
  }
  function* more(taken: number[]): Generator<number[]> {
    if (taken.length === (shape.of === 'balls' ? shape.count : 0)) {
      yield taken;
      return;
    }
    for (let ball = 1; ball <= 11; ball += 1) if (!taken.includes(ball)) yield* more([...taken, ball]);
  }
  yield* more([]);
}

describe('lines of a selection', () => {
  const seen = new Set<string>();
  for (const family of all) {
    it(`of ${family.key} by formula equal the enumerated ones`, () => {
      const faults = family.plays.flatMap((play) => {
        /* Front, middle and back share one rule: each grammar is tested in full once, and briefly for the rest. */
        const sample = readSelection(play, play.samples[0]!);
        const signature = JSON.stringify([play.input, play.form, play.id.split('.').at(-1), sample]);
        const isNew = !seen.has(signature);
        seen.add(signature);
        return wrongCounts(play, isNew ? selectionsPerPlay : selectionsPerPlay / 5);
      });
      expect(faults).toEqual([]);
    });
  }

  it('with a wrong formula are detected', () => {
    const groups = all[0]!.plays.find(({ id }) => id === 'ssc.star5.group60')!;
    const forgetsOverlap: Play = {
      ...groups,
      count: ({ columns: [pairs = [], singles = []] }) => [
        (pairs.length * singles.length * (singles.length - 1) * (singles.length - 2)) / 6,
      ],
    };
    expect(wrongCounts(forgetsOverlap, 100)).not.toEqual([]);
  });
});

/** Whether a play never looks at more than four places of a result at once, wherever they are. */
const isOfFewPlaces = ({ id }: Play): boolean => /^ssc\.(any[234]|position)\./.test(id);

/**
 * One result in ten, such that any four places show every combination equally often: what never looks at all five at
 * once wins over these exactly a tenth of what it wins over all.
 */
const isOfTenth = (result: readonly number[]): boolean => result.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
/** The proof takes all. */
const tenthOf = (results: readonly number[][]): readonly number[][] =>
  process.env['EVERY_RESULT'] === undefined ? results.filter(isOfTenth) : results;

type Counted = Exclude<ReadSelection, { fault: unknown }>;
type View = { seen: readonly number[]; times: number };

/** The distinct views of a play over these results, each with the number of results. */
function viewsOf(results: readonly number[][], see: Play['see']): View[] {
  /* Where a view has as many numbers as the draw, all views are different. */
  if (see(results[0]!).length === results[0]!.length) return results.map((result) => ({ seen: see(result), times: 1 }));
  const views = new Map<number, View>();
  for (const result of results) {
    const seen = see(result);
    let key = 0;
    for (const number of seen) key = key * 100 + number;
    const known = views.get(key);
    if (known === undefined) views.set(key, { seen, times: 1 });
    else known.times += 1;
  }
  return [...views.values()];
}

/** Prizes of a play whose wins over these views are not lines times chance, if any. */
function wrongWins(play: Play, { selection, lines }: Counted, views: readonly View[]): string[] {
  const won = play.prizes.map(() => 0);
  let results = 0;
  for (const { seen, times } of views) {
    const hits = play.hits(selection, seen);
    for (let at = 0; at < won.length; at += 1) won[at]! += hits[at]! * times;
    results += times;
  }
  return play.prizes.flatMap(({ kind, key }, at) => {
    const chance = chancesOf(play)[at]!;
    const expected = BigInt(lines[kind]!) * chance.numerator * BigInt(results);
    const found = BigInt(won[at]!) * chance.denominator;
    return found === expected ? [] : [`${play.id} ${key}: ${found} instead of ${expected}`];
  });
}

describe('winning lines', () => {
  const enumerable = ['ssc', 'elevenFive', 'kThree', 'threeDigit', 'pc28'];
  for (const family of all.filter(({ key }) => enumerable.includes(key))) {
    it(`of ${family.key} over all results equal lines times chance, for any selection`, () => {
      const all = [...everyResult(family)];
      const tenth = tenthOf(all);
      const viewsBySight = new Map<Play['see'], ReturnType<typeof viewsOf>>();
      const draw = seeded(7);
      for (const play of family.plays.filter(({ id }) => !/(middle|back)\d|star\d(middle|back)/.test(id))) {
        let read = readSelection(play, randomText(play.input, draw));
        while ('fault' in read) read = readSelection(play, randomText(play.input, draw));
        const results = isOfFewPlaces(play) ? tenth : all;
        let views = results === all ? viewsBySight.get(play.see) : viewsOf(results, play.see);
        if (views === undefined) viewsBySight.set(play.see, (views = viewsOf(results, play.see)));
        expect(wrongWins(play, read, views)).toEqual([]);
      }
    });
  }

  describe('over a tenth of the results', () => {
    const [ssc] = all;
    const every = [...everyResult(ssc!)];
    const tenth = every.filter(isOfTenth);
    const of = (id: string): { play: Play; read: Counted } => {
      const play = ssc!.plays.find((one) => one.id === id)!;
      const read = readSelection(play, play.samples[0]!);
      if ('fault' in read) throw new Error(read.fault);
      return { play, read };
    };
    const few = ssc!.plays.filter(isOfFewPlaces).map(({ id }) => id);

    it.each(few)('of %s that are missed at a single view are detected', (id) => {
      const { play, read } = of(id);
      const seen = tenth.map(play.see).find((one) => play.hits(read.selection, one).some((hits) => hits > 0))!;
      const hits: Play['hits'] = (selection, other) =>
        other.join() === seen.join() ? play.prizes.map(() => 0) : play.hits(selection, other);
      expect(wrongWins({ ...play, hits }, read, viewsOf(tenth, play.see))).not.toEqual([]);
    });

    it('are detected where a play looks at all five places, or where the tenth lacks combinations', () => {
      const whole = of('ssc.star5.direct');
      expect(wrongWins(whole.play, whole.read, viewsOf(tenth, whole.play.see))).not.toEqual([]);
      const four = of('ssc.any4.direct');
      const lame = every.filter(([first]) => first === 0);
      expect(wrongWins(four.play, four.read, viewsOf(lame, four.play.see))).not.toEqual([]);
    });
  });

  it('of the middle and the back equal those of the front, shifted', () => {
    const draw = seeded(5);
    for (const family of all.slice(0, 2)) {
      for (const play of family.plays) {
        const where = /(middle|back)\d/.exec(play.id)?.[1] ?? /star\d(middle|back)/.exec(play.id)?.[1];
        if (where === undefined) continue;
        const front = family.plays.find(({ id }) => id === play.id.replace(/middle|back/, 'front'))!;
        const width = /(?:front|star)?([2-4])/.exec(play.id)![1];
        const shift = where === 'middle' ? 1 : 5 - Number(width);
        for (let tried = 0; tried < 300; tried += 1) {
          const read = readSelection(play, randomText(play.input, draw));
          if ('fault' in read) continue;
          const result = randomResult(family, draw);
          const moved = result.map((_, at) => result[(at + shift) % 5]!);
          expect(play.hits(read.selection, play.see(result)), play.id).toEqual(
            front.hits(read.selection, front.see(moved)),
          );
        }
      }
    }
  });

  it('of a whole selection equal the sum of its single lines', () => {
    const draw = seeded(11);
    for (const family of all) {
      for (const play of family.plays) {
        if (!['direct', 'choose'].includes(play.form.of) || play.input.places !== undefined) continue;
        for (let tried = 0; tried < 12; tried += 1) {
          const read = readSelection(play, randomText(play.input, draw));
          if ('fault' in read || read.lineCount > 500) continue;
          const result = randomResult(family, draw);
          const seen = play.see(result);
          const [first = [], second = []] = read.selection.columns;
          const lines =
            play.form.of === 'direct'
              ? products(read.selection.columns).map((line) => line.map((one) => [one]))
              : play.form.of === 'choose' && play.form.hasBankers
                ? subsets(second, play.form.pick - first.length).map((rest) => [first, rest])
                : play.form.of === 'choose'
                  ? subsets(first, play.form.pick).map((line) => [line])
                  : [];
          const sum = play.prizes.map(() => 0);
          for (const columns of lines) {
            const hits = play.hits({ places: [], columns }, seen);
            for (const [at, one] of hits.entries()) sum[at]! += one;
          }
          expect(sum, `${play.id} ${JSON.stringify(read.selection)} ${result.join()}`).toEqual(
            play.hits(read.selection, seen),
          );
        }
      }
    }
  });

  it('are found at the ranks and places of the play', () => {
    const ten = all.find(({ key }) => key === 'pkTen')!;
    const of = (id: string, text: string, result: readonly number[]): readonly number[] => {
      const play = ten.plays.find((one) => one.id === id)!;
      const read = readSelection(play, text);
      if ('fault' in read) throw new Error(read.fault);
      return play.hits(read.selection, play.see(result));
    };
    const result = [10, 3, 5, 7, 2, 9, 1, 8, 6, 4];
    for (const [rank, car] of result.entries()) {
      const own = result.map((_, at) => (at === rank ? String(car).padStart(2, '0') : '')).join(',');
      const other = result.map((_, at) => (at === (rank + 1) % 10 ? String(car).padStart(2, '0') : '')).join(',');
      expect(of('pkTen.position.car', own, result)).toEqual([1]);
      expect(of('pkTen.position.car', other, result)).toEqual([0]);
    }
    expect(of('pkTen.dragonTiger.rank1-rank10', 'dragon', result)).toEqual([1]);
    expect(of('pkTen.dragonTiger.rank3-rank8', 'dragon', result)).toEqual([0]);
    expect(of('pkTen.sum.faces', 'big small odd even', result)).toEqual([1, 1]);
    expect(of('pkTen.anywhere.back3', '04 06 08 10', result)).toEqual([3]);
    expect(patternOf([3, 3, 1])).toBe('21');
  });
});
