import { choose, combinations } from '../choose.ts';
import type { Rule } from '../Play.ts';

/** A rule of `pick` places that is applied to each combination of `pick` of the player's selected places. */
export function atPlaces(of: number, pick: number, rule: Rule): Rule {
  const named = Array.from({ length: pick }, (_, place) => place + 1).join('');
  const choices = Array.from({ length: of + 1 }, (_, named) => [
    ...combinations(
      Array.from({ length: named }, (_, at) => at),
      pick,
    ),
  ]);
  return {
    ...rule,
    input: { ...rule.input, places: { of, pick } },
    samples: rule.samples.map((sample) => `${named}:${sample}`),
    count: (selection) => rule.count(selection).map((lines) => lines * choose(selection.places.length, pick)),
    hits: (selection, seen) => {
      const hits = rule.prizes.map(() => 0);
      for (const chosen of choices[selection.places.length]!) {
        const part = rule.hits(
          selection,
          chosen.map((at) => seen[selection.places[at]!]!),
        );
        for (const [at, count] of part.entries()) hits[at]! += count;
      }
      return hits;
    },
  };
}
