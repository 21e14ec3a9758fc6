import { choose } from '../choose.ts';
import type { Prize, Rule } from '../Play.ts';
import { pad } from '../tokens.ts';
import { onePrize } from './direct.ts';

/** A prize for a number of a line's tokens among those drawn; `weight` is its relative size. */
export type MatchTier = Readonly<{ hits: number; weight: bigint; key?: string }>;

type Options = Readonly<{
  /** With bankers: the tokens of the first column are in every line, the second completes it. */
  hasBankers?: boolean;
  /** A token whose lines have another chance than the rest and are a kind of their own. */
  marked?: number;
  /** Maximum number of tokens; all of them where absent. */
  high?: number;
}>;

/**
 * `pick` different tokens make a line, which wins by how many of them are drawn. Repetitions among the drawn tokens
 * have no effect.
 */
export function match(
  list: readonly string[],
  pick: number,
  tiers: readonly MatchTier[],
  { hasBankers = false, marked, high = list.length }: Options = {},
): Rule {
  const kinds = marked === undefined ? ['plain'] : ['plain', 'marked'];
  const prizes: Prize[] = kinds.flatMap((name, kind) =>
    tiers.map(({ hits, weight, key = `hit${hits}` }) => ({
      key: kinds.length === 1 ? key : `${name}.${key}`,
      kind,
      weight,
    })),
  );
  const parts = ([first = [], second = []]: readonly (readonly number[])[]) =>
    hasBankers ? { bankers: first, rest: second } : { bankers: [], rest: first };
  const separator = list.some((token) => token.length > 1) ? ' ' : '';
  const write = (at: readonly number[]): string => at.map((token) => list[token]!).join(separator);
  const plain = list.map((_, at) => at).filter((at) => at !== marked);
  return {
    input: {
      kind: 'columns',
      columns: hasBankers ? [pad(list, 1, pick - 1), pad(list, 1, high)] : [pad(list, pick, high)],
      ...(hasBankers ? { isDisjoint: true } : {}),
    },
    form: { of: 'choose', pick, hasBankers },
    prizes: prizes.length === 1 ? onePrize : prizes,
    samples: kinds.map((_, kind) => {
      const line = kind === 0 ? plain.slice(0, pick) : [marked!, ...plain.slice(0, pick - 1)].sort((a, b) => a - b);
      return hasBankers ? `${write(line.slice(0, 1))},${write(line.slice(1))}` : write(line);
    }),
    count: ({ columns }) => {
      const { bankers, rest } = parts(columns);
      return splitByMarked(bankers, rest, marked).map((part) =>
        part === undefined ? 0 : choose(part.rest.length, pick - part.bankers.length),
      );
    },
    hits: ({ columns }, seen) => {
      const { bankers, rest } = parts(columns);
      return splitByMarked(bankers, rest, marked).flatMap((part) =>
        tiers.map(({ hits }) => (part === undefined ? 0 : linesWith(part.bankers, part.rest, { pick, hits, seen }))),
      );
    },
  };
}

/** Lines without the marked token and lines with it; with none marked, all lines. */
function splitByMarked(
  bankers: readonly number[],
  rest: readonly number[],
  marked: number | undefined,
): ({ bankers: readonly number[]; rest: readonly number[] } | undefined)[] {
  if (marked === undefined) return [{ bankers, rest }];
  if (bankers.includes(marked)) return [undefined, { bankers, rest }];
  const others = rest.filter((token) => token !== marked);
  const hasMarked = others.length < rest.length;
  return [{ bankers, rest: others }, hasMarked ? { bankers: [...bankers, marked], rest: others } : undefined];
}

function linesWith(
  bankers: readonly number[],
  rest: readonly number[],
  { pick, hits, seen }: { pick: number; hits: number; seen: readonly number[] },
): number {
  const bankersSeen = bankers.filter((token) => seen.includes(token)).length;
  const restSeen = rest.filter((token) => seen.includes(token)).length;
  const missed = pick - hits - (bankers.length - bankersSeen);
  return choose(restSeen, hits - bankersSeen) * choose(rest.length - restSeen, missed);
}
