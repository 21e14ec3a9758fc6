import type { Rule } from '../Play.ts';
import { pad } from '../tokens.ts';
import { onePrize } from './direct.ts';

/**
 * Chosen numbers with `lines` lines each: usually one per matched prize, and each prize with the number wins one of
 * them, so that a number drawn twice wins twice.
 */
export function numbers(list: readonly string[], lines = 1): Rule {
  return {
    input: { kind: 'columns', columns: [pad(list)] },
    form: { of: 'options' },
    prizes: onePrize,
    samples: [list[0]!],
    count: ({ columns }) => [columns[0]!.length * lines],
    hits: ({ columns }, seen) => {
      const chosen = new Set(columns[0]);
      return [seen.filter((number) => chosen.has(number)).length];
    },
  };
}
