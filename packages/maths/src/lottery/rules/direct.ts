import type { Column, Prize, Rule } from '../Play.ts';

/** A rule with one kind of line and one prize. */
export const onePrize: readonly Prize[] = [{ key: 'win', kind: 0, weight: 1n }];

/** Whether a token matches what was drawn at its place. */
export type Meets = (token: number, seen: number) => boolean;

const equals: Meets = (token, seen) => token === seen;

/** One token per place, all of which must match. `isDistinct`: a line never has the same token twice. */
export function direct(columns: readonly Column[], { meets = equals, isDistinct = false } = {}): Rule {
  return {
    input: { kind: 'columns', columns },
    form: { of: 'direct', isDistinct },
    prizes: onePrize,
    samples: [writeFirst(columns, isDistinct)],
    count: ({ columns }) => [isDistinct ? countDistinct(columns) : product(columns.map((column) => column.length))],
    hits: ({ columns }, seen) => [
      product(columns.map((column, at) => column.filter((token) => meets(token, seen[at]!)).length)),
    ],
  };
}

/**
 * Each line of a direct bet, then without its first place, and so on down to the last place alone: one kind for each.
 */
export function combo(columns: readonly Column[]): Rule {
  const prizes = columns.map((_, at) => ({ key: `last${columns.length - at}`, kind: at, weight: 1n }));
  return {
    input: { kind: 'columns', columns },
    form: { of: 'combo' },
    prizes,
    samples: [writeFirst(columns, false)],
    count: ({ columns }) => columns.map(() => product(columns.map((column) => column.length))),
    hits: ({ columns }, seen) =>
      columns.map((_, from) =>
        columns.every((column, at) => at < from || column.includes(seen[at]!))
          ? product(columns.slice(0, from).map((column) => column.length))
          : 0,
      ),
  };
}

/** Every `pick` non-empty columns make lines with a token each; columns may be empty. */
export function anyDirect(pick: number, columns: readonly Column[], meets: Meets = equals): Rule {
  const optional = columns.map((column) => ({ ...column, low: 0 }));
  return {
    input: { kind: 'columns', columns: optional },
    form: { of: 'any', pick },
    prizes: onePrize,
    samples: [
      writeFirst(
        optional.map((column, at) => (at < pick ? column : undefined)),
        false,
      ),
    ],
    count: ({ columns }) => [
      symmetric(
        columns.map((column) => column.length),
        pick,
      ),
    ],
    hits: ({ columns }, seen) => [
      symmetric(
        columns.map((column, at) => column.filter((token) => meets(token, seen[at]!)).length),
        pick,
      ),
    ],
  };
}

/**
 * Every token is a line of its own that has to match at its place; columns may be empty. Each has a prize of its own, for
 * places at which not all tokens come equally often.
 */
export function eachToken(columns: readonly Column[], meets: Meets = equals): Rule {
  const optional = columns.map((column) => ({ ...column, low: 0 }));
  const prizes = columns.flatMap(({ tokens }, at) => tokens.map((token) => `place${at + 1}.${token}`));
  const kindOf = (at: number, token: number): number =>
    columns.slice(0, at).reduce((sum, { tokens }) => sum + tokens.length, token);
  const write = ({ tokens }: Column): string => tokens.join(tokens.some((token) => token.length > 1) ? ' ' : '');
  const linesOf = (selected: readonly (readonly number[])[], isLine: (token: number, at: number) => boolean) => {
    const lines = prizes.map(() => 0);
    for (const [at, column] of selected.entries()) {
      for (const token of column) if (isLine(token, at)) lines[kindOf(at, token)]! += 1;
    }
    return lines;
  };
  return {
    input: { kind: 'columns', columns: optional },
    form: { of: 'any', pick: 1 },
    prizes: prizes.map((key, kind) => ({ key, kind, weight: 1n })),
    samples: [columns.map(write).join(',')],
    count: ({ columns }) => linesOf(columns, () => true),
    hits: ({ columns }, seen) => linesOf(columns, (token, at) => meets(token, seen[at]!)),
  };
}

/** The shortest selection of these columns: one token each, distinct where required. */
function writeFirst(columns: readonly (Column | undefined)[], isDistinct: boolean): string {
  return columns.map((column, at) => column?.tokens[isDistinct ? at : 0] ?? '').join(',');
}

const product = (factors: readonly number[]): number => factors.reduce((product, factor) => product * factor, 1);

/** Elementary symmetric polynomial: the sum of the products over all combinations of `pick` factors. */
function symmetric(factors: readonly number[], pick: number): number {
  const sums = [1, ...Array.from({ length: pick }, () => 0)];
  for (const factor of factors) {
    for (let taken = pick; taken > 0; taken -= 1) sums[taken]! += sums[taken - 1]! * factor;
  }
  return sums[pick]!;
}

/** Ways to take one token of each column, without repetition: column by column over the sets taken so far. */
function countDistinct(columns: readonly (readonly number[])[]): number {
  let ways = new Map<number, number>([[0, 1]]);
  for (const column of columns) {
    const next = new Map<number, number>();
    for (const [taken, count] of ways) {
      for (const token of column) {
        const bit = 1 << token;
        if ((taken & bit) === 0) next.set(taken | bit, (next.get(taken | bit) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}
