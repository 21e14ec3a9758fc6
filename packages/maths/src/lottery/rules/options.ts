import type { Prize, Rule } from '../Play.ts';
import { pad } from '../tokens.ts';

export type Option = Readonly<{
  token: string;
  /** Options of one kind have the same chance and prize; the kind's name is the prize's. */
  kind?: string;
  /** Lines per kind of this option; one where absent. */
  ways?: Readonly<Record<string, number>>;
}>;

/**
 * Named options to choose from. `wins` returns an option's win for a view: so many lines of the named kind, or `push`,
 * which returns the stake. The chances are counted with one option of each kind chosen.
 */
export function options(
  list: readonly Option[],
  wins: (option: number, seen: readonly number[]) => number | 'push',
  { hasPush = false } = {},
): Rule {
  const kinds = [...new Set(list.map(({ kind = 'win' }) => kind))];
  const wons: Prize[] = kinds.map((key, kind) => ({ key, kind, weight: 1n }));
  const pushes: Prize[] = hasPush
    ? kinds.map((key, kind) => ({ key: `${key}.push`, kind, weight: 0n, isPush: true }))
    : [];
  const kindOf = list.map(({ kind = 'win' }) => kinds.indexOf(kind));
  const firsts = kinds.map((_, kind) => kindOf.indexOf(kind)).map((at) => list[at]!.token);
  const firstOfEach = firsts.join(list.some(({ token }) => token.length > 1) ? ' ' : '');
  return {
    input: { kind: 'columns', columns: [pad(list.map(({ token }) => token))] },
    form: { of: 'options' },
    prizes: [...wons, ...pushes],
    samples: [firstOfEach],
    count: ({ columns }) => {
      const counts = kinds.map(() => 0);
      for (const option of columns[0]!) counts[kindOf[option]!]! += 1;
      return counts;
    },
    hits: ({ columns }, seen) => {
      const hits = [...wons, ...pushes].map(() => 0);
      for (const option of columns[0]!) {
        const won = wins(option, seen);
        if (won === 'push') hits[kinds.length + kindOf[option]!]! += 1;
        else hits[kindOf[option]!]! += won;
      }
      return hits;
    },
  };
}

/**
 * Options that stand for several lines each: `ways(option)` lines per kind, `wins(option, seen)` winning ones per kind.
 */
export function weighted(
  list: readonly string[],
  kinds: readonly string[],
  ways: (option: number) => readonly number[],
  wins: (option: number, seen: readonly number[]) => readonly number[],
  { high = list.length, samples }: { high?: number; samples: readonly string[] },
): Rule {
  const table = list.map((_, option) => ways(option));
  const sum = (rows: readonly (readonly number[])[]): number[] =>
    kinds.map((_, kind) => rows.reduce((total, row) => total + row[kind]!, 0));
  return {
    input: { kind: 'columns', columns: [pad(list, 1, high)] },
    form: { of: 'options' },
    prizes: kinds.map((key, kind) => ({ key, kind, weight: 1n })),
    samples,
    count: ({ columns }) => sum(columns[0]!.map((option) => table[option]!)),
    hits: ({ columns }, seen) => sum(columns[0]!.map((option) => wins(option, seen))),
  };
}
