import type { Input, Play, Selection } from './Play.ts';

type Counted = Pick<Play, 'input' | 'form' | 'count'>;

/**
 * How many lines two selections of one play have in common, by formula. A number that is restricted is a selection of the
 * smallest size, so this says how often a bet plays it.
 */
export function sharedLines(play: Counted, one: Selection, other: Selection): number {
  if (play.form.of === 'roll') return commonRolls(play.input, one, other);
  const common = commonPart(play, one, other);
  return common === undefined ? 0 : total(play, common);
}

/** Whether a selection is a single number: without any of its tokens, or places, it would be no bet at all. */
export function isSingleNumber(play: Counted, selection: Selection): boolean {
  const { places, columns } = selection;
  if (total(play, selection) === 0 || places.length > (play.input.places?.pick ?? 0)) return false;
  if (play.input.kind === 'entries') return columns.length === 1;
  if (isOneLine(play)) return true;
  return columns.every((column, at) =>
    column.every((token) => {
      const less = columns.with(at, without(column, [token]));
      return isTooShort(play.input, less) || total(play, { places, columns: less }) === 0;
    }),
  );
}

/** The selection of the lines that both have; undefined where they are of no such form, so that there is none. */
function commonPart({ input, form }: Counted, one: Selection, other: Selection): Selection | undefined {
  const places = both(one.places, other.places);
  if (input.kind === 'entries') return { places, columns: commonEntries(one, other) };
  const columns = one.columns.map((column, at) => both(column, other.columns[at]!));
  if (form.of === 'choose' && form.hasBankers) return commonBankers(one, other);
  if (isOneLine({ input, form })) {
    const size = columns[0]!.length;
    return size === one.columns[0]!.length && size === other.columns[0]!.length ? one : undefined;
  }
  return { places, columns };
}

/** Where several options make one line, two selections are the same line or have none in common. */
const isOneLine = ({ input, form }: Pick<Play, 'input' | 'form'>): boolean =>
  form.of === 'options' && input.columns[0]!.low > 1;

function commonEntries(one: Selection, other: Selection): (readonly number[])[] {
  const [few, many] = one.columns.length < other.columns.length ? [one, other] : [other, one];
  const keys = keysOf(many);
  return few.columns.filter((entry) => keys.has(entry.join()));
}

const known = new WeakMap<Selection, ReadonlySet<string>>();

/** A long list of entries is compared with many numbers, and read once. */
function keysOf(selection: Selection): ReadonlySet<string> {
  const keys = known.get(selection) ?? new Set(selection.columns.map((entry) => entry.join()));
  known.set(selection, keys);
  return keys;
}

/** Every line has the bankers of both, and nothing that one of them has not. */
function commonBankers(one: Selection, other: Selection): Selection | undefined {
  const all = both(one.columns.flat(), other.columns.flat());
  const bankers = [...new Set([...one.columns[0]!, ...other.columns[0]!])].sort((a, b) => a - b);
  if (bankers.some((banker) => !all.includes(banker))) return undefined;
  return { places: [], columns: [bankers, without(all, bankers)] };
}

/**
 * Three digits and an open place. Two of them with the same open place are the same ten numbers or none; with others they
 * meet in one number at most.
 */
function commonRolls({ columns: grammar }: Input, one: Selection, other: Selection): number {
  const open = grammar[0]!.tokens.length - 1;
  const pairs = one.columns.map((column, at) => [column[0]!, other.columns[at]![0]!] as const);
  if (pairs.some(([a, b]) => a !== b && a !== open && b !== open)) return 0;
  return pairs.some(([a, b]) => a === open && b === open) ? 10 : 1;
}

/** Whether a column has fewer tokens than its grammar wants. */
const isTooShort = ({ columns: grammar }: Input, columns: readonly (readonly number[])[]): boolean =>
  columns.some((column, at) => column.length < grammar[at]!.low);

const total = (play: Counted, selection: Selection): number => {
  if (isOffPlaces(play.input, selection)) return 0;
  return play.count(selection).reduce((sum, lines) => sum + lines, 0);
};

const isOffPlaces = (input: Input, { places }: Selection): boolean =>
  input.places !== undefined && places.length < input.places.pick;

const both = (one: readonly number[], other: readonly number[]): number[] =>
  one.filter((token) => other.includes(token));

const without = (list: readonly number[], gone: readonly number[]): number[] =>
  list.filter((token) => !gone.includes(token));
