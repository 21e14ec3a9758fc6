import { describe, expect, it } from 'vitest';
import { combinations } from './choose.ts';
import { families } from './families.ts';
import type { Play, Selection } from './Play.ts';
import { products, randomText, seeded, subsets } from './randomText.ts';
import { MAX_LINES, readSelection } from './readSelection.ts';
import { isSingleNumber, sharedLines } from './sharedLines.ts';

const all = families(6);
const plays = new Map(all.flatMap((family) => family.plays.map((play) => [play.id, play])));

function orders(row: readonly number[]): string[] {
  if (row.length === 0) return [''];
  return [
    ...new Set(row.flatMap((one, at) => orders(row.filter((_, other) => other !== at)).map((rest) => one + rest))),
  ];
}

/** Every line of a selection, written out once for each time that it is played; as many as the formula counts. */
function writtenLines(play: Play, { places, columns }: Selection): string[] {
  const { form, input } = play;
  const at = input.places === undefined ? [''] : [...combinations(places, input.places.pick)].map(String);
  const times = (line: string, count: number): string[] => Array.from({ length: count }, (_, nth) => `${line} ${nth}`);
  const lines = (): string[] => {
    switch (form.of) {
      case 'direct':
        return products(columns)
          .filter((line) => !form.isDistinct || new Set(line).size === line.length)
          .map(String);
      case 'combo':
        return products(columns).flatMap((line) => times(line.join(), columns.length));
      case 'any':
        return subsets(
          columns.map((column, place) => column.map((token) => place * 1_000 + token)),
          form.pick,
        ).flatMap((some) => products(some).map(String));
      case 'entries':
        return columns.map(String);
      case 'permutations':
        return columns.flatMap((entry) => orders(entry).flatMap((line) => times(line, form.times)));
      case 'roll':
        return Array.from({ length: 10 }, (_, digit) =>
          columns.map(([token]) => (token === 10 ? digit : token)).join(),
        );
      case 'choose': {
        const [first = [], second = []] = columns;
        const some = form.hasBankers
          ? subsets(second, form.pick - first.length).map((rest) => [...first, ...rest])
          : subsets(first, form.pick);
        return some.map((line) => line.toSorted((a, b) => a - b).join());
      }
      case 'repeated': {
        const parts = form.parts.map(({ pick }, part) => subsets(columns[form.isShared ? 0 : part]!, pick));
        return products(parts.map((part) => part.map((_, nth) => nth)))
          .map((chosen) => chosen.map((nth, part) => parts[part]![nth]!))
          .filter((line) => new Set(line.flat()).size === line.flat().length)
          .map((line) => line.map(String).join('/'));
      }
      case 'options':
        if (play.id.endsWith('combinedZodiac')) return [columns[0]!.join()];
        return columns[0]!.flatMap((token) => {
          const ways = play.count({
            places: at[0] === '' ? [] : places.slice(0, input.places?.pick),
            columns: [[token]],
          });
          return times(
            String(token),
            ways.reduce((sum, one) => sum + one, 0),
          );
        });
    }
  };
  const written = lines();
  return at.flatMap((place) => written.map((line) => `${place}:${line}`));
}

const read = (play: Play, text: string, maxLines = MAX_LINES): Selection | undefined => {
  const found = readSelection(play, text, maxLines);
  return 'fault' in found ? undefined : found.selection;
};

/** Pairs of selections of a play of which the formula counts other lines than are found in both. */
function wrongPairs(play: Play, shared: typeof sharedLines, tries: number): string[] {
  const draw = seeded(play.id.length * 97 + tries);
  const known: Selection[] = [];
  for (let tried = 0; tried < tries * 3 && known.length < tries; tried += 1) {
    const selection = read(play, randomText(play.input, draw), 400);
    if (selection !== undefined) known.push(selection);
  }
  return known.flatMap((one, at) => {
    const own = new Set(writtenLines(play, one));
    return known.slice(at, at + 3).flatMap((other) => {
      const found = writtenLines(play, other).filter((line) => own.has(line)).length;
      const counted = [shared(play, one, other), shared(play, other, one)];
      return counted.every((count) => count === found)
        ? []
        : [`${play.id} ${JSON.stringify([one, other])}: ${counted.join()} instead of ${found}`];
    });
  });
}

const of = (id: string, text: string): [Play, Selection] => {
  const play = plays.get(id)!;
  return [play, read(play, text)!];
};

describe('lines that two selections have in common', () => {
  it('equal the written-out ones, for every play', () => {
    const seen = new Set<string>();
    for (const play of plays.values()) {
      const signature = JSON.stringify([
        play.input.columns.map(({ tokens, low }) => [tokens.length, low]),
        play.form,
        play.input.places,
      ]);
      const isNew = !seen.has(signature);
      seen.add(signature);
      expect(wrongPairs(play, sharedLines, isNew ? 12 : 1)).toEqual([]);
    }
  });

  it('are told from those of a formula that forgets the bankers', () => {
    const [play] = of('vnNorth.link.pick2Banker', '01,02');
    const forgets: typeof sharedLines = (of, one, other) =>
      of.count({
        places: [],
        columns: one.columns.map((column, at) => column.filter((token) => other.columns[at]!.includes(token))),
      })[0]!;
    const pair = [
      of('vnNorth.link.pick2Banker', '01,02 03')[1],
      of('vnNorth.link.pick2Banker', '02,01 03')[1],
    ] as const;
    expect([sharedLines(play, ...pair), forgets(play, ...pair)]).toEqual([1, 0]);
  });

  it.each([
    ['ssc.star5.direct', '1,2,3,4,5', '12,23,34,45,56', 1],
    ['ssc.star5.direct', '1,2,3,4,5', '2,2,3,4,5', 0],
    ['vnNorth.lot.two', '45', '44 45 46', 27],
    ['malaysia.big.straight', '1234', '1234 4321', 1],
    ['malaysia.big.box', '1234', '4321', 24],
    ['malaysia.big.roll', 'R,2,3,4', '1,R,3,4', 1],
  ] as const)('of %s: %s is in %s as %i', (id, number, bet, lines) => {
    const [play, one] = of(id, number);
    expect(isSingleNumber(play, one)).toBe(true);
    expect(sharedLines(play, one, of(id, bet)[1])).toBe(lines);
  });
});

describe('a single number', () => {
  it('is the first sample of almost every play, and never a selection with a token more', () => {
    for (const play of plays.values()) {
      const single = play.samples.map((sample) => read(play, sample)!).find((sample) => isSingleNumber(play, sample));
      if (single === undefined) expect(play.form.of === 'options' || play.form.of === 'any', play.id).toBe(true);
    }
    for (const [id, text] of [
      ['ssc.star5.direct', '1,2,3,4,56'],
      ['vnNorth.lot.two', '45 46'],
      ['malaysia.big.straight', '1234 4321'],
      ['vnNorth.link.pick2Banker', '01,02 03'],
      ['markSix.special.number', '01 02'],
    ] as const) {
      const play = plays.get(id);
      if (play !== undefined) expect(isSingleNumber(play, read(play, text)!), id).toBe(false);
    }
  });
});
