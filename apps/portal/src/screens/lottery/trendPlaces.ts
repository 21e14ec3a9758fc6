import { digitsOfKeno } from '@baize/maths/lottery/digitsOfKeno';
import type { DrawShape } from '@baize/maths/lottery/Play';
import { resultRows } from '@baize/maths/lottery/resultRows';

/** What a trend is about: one place of a result, or all its balls together. Marks are what may come there. */
export type TrendPlace = Readonly<{
  /** A place counts from 0; absent where the balls have no order, or where it is a digit of the first prize. */
  at?: number;
  /** From the end of the first prize: 0 are the units. */
  digit?: number;
  marks: readonly number[];
  read: (numbers: readonly number[]) => readonly number[];
}>;

const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, at) => low + at);

/** The places of a family's results whose past can be looked at. */
export function trendPlaces(family: string, shape: DrawShape): readonly TrendPlace[] {
  const rows = resultRows(family);
  if (rows !== undefined) {
    const digits = rows[0]?.[1] ?? 2;
    return range(0, Math.min(digits, 3) - 1)
      .toReversed()
      .map((digit) => ({
        digit,
        marks: range(0, 9),
        read: ([first = 0]) => [Math.floor(first / 10 ** digit) % 10],
      }));
  }
  if (shape.of === 'numbers') {
    return shape.sizes.map((size, at) => ({
      ...{ at, marks: range(shape.low, shape.low + size - 1) },
      read: (numbers) => [numbers[at] ?? shape.low],
    }));
  }
  const marks = range(shape.low, shape.high);
  if (family === 'kenoPc28') {
    const digits = range(0, 2).map((at) => ({
      ...{ at, marks: range(0, 9) },
      read: (numbers: readonly number[]) => [digitsOfKeno(numbers)[at] ?? 0],
    }));
    return [...digits, { marks, read: (numbers) => numbers }];
  }
  /* Balls that come in an order of their own are places; a handful out of many are looked at together. */
  if (shape.high > 20) return [{ marks, read: (numbers) => numbers }];
  return range(0, shape.count - 1).map((at) => ({ at, marks, read: (numbers) => [numbers[at] ?? shape.low] }));
}

export type TrendFigure = Readonly<{
  mark: number;
  /** In how many of the draws it came. */
  times: number;
  /** Draws since it came last. */
  missed: number;
  /** Draws without it, over the stretches that its coming leaves: one more than it came. */
  averageMissed: number;
  longestMissed: number;
  longestRun: number;
}>;

/** What came how often and when last, over draws of which the latest is the first. */
export function trendFigures(place: TrendPlace, draws: readonly (readonly number[])[]): TrendFigure[] {
  const seen = draws.map((numbers) => new Set(place.read(numbers)));
  return place.marks.map((mark) => {
    const hits = seen.map((one) => one.has(mark));
    const first = hits.indexOf(true);
    const times = hits.filter(Boolean).length;
    return {
      ...{ mark, times },
      missed: first < 0 ? hits.length : first,
      averageMissed: (hits.length - times) / (times + 1),
      longestMissed: longest(hits, false),
      longestRun: longest(hits, true),
    };
  });
}

function longest(hits: readonly boolean[], wanted: boolean): number {
  let best = 0;
  let run = 0;
  for (const hit of hits) {
    run = hit === wanted ? run + 1 : 0;
    if (run > best) best = run;
  }
  return best;
}

export type Dragon = Readonly<{ place: TrendPlace; face: 'big' | 'small' | 'odd' | 'even'; length: number }>;

/** Faces that came so many times in a row up to the latest draw, the longest first. */
export function dragonsOf(
  places: readonly TrendPlace[],
  draws: readonly (readonly number[])[],
  least = 4,
): readonly Dragon[] {
  return places
    .flatMap((place) => {
      if (draws.length === 0 || place.read(draws[0] ?? []).length !== 1) return [];
      const middle = ((place.marks[0] ?? 0) + (place.marks.at(-1) ?? 0)) / 2;
      const values = draws.map((numbers) => place.read(numbers)[0] ?? 0);
      const runOf = (face: (value: number) => boolean): number => {
        const end = values.findIndex((value) => !face(value));
        return end < 0 ? values.length : end;
      };
      const runs = [
        ['big', runOf((value) => value > middle)],
        ['small', runOf((value) => value < middle)],
        ['odd', runOf((value) => value % 2 === 1)],
        ['even', runOf((value) => value % 2 === 0)],
      ] as const;
      return runs.map(([face, length]) => ({ place, face, length }));
    })
    .filter(({ length }) => length >= least)
    .toSorted((one, other) => other.length - one.length);
}
