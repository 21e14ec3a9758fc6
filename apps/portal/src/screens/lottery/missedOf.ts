import type { Play } from '@baize/maths/lottery/Play';

/** Pads of more tokens have no room for a figure under each. */
const MOST = 49;

/**
 * For each column of a play's pad and each of its tokens, in how many draws running it has not come; the latest draw is
 * the first. Undefined where a token alone cannot come: patterns, lines that are written out, places that the player names.
 */
export function missedOf(
  play: Play,
  draws: readonly (readonly number[])[],
): readonly (readonly number[])[] | undefined {
  const came = cameOf(play);
  if (came === undefined) return undefined;
  const seen = draws.map((numbers) => play.see(numbers));
  return play.input.columns.map(({ tokens }, column) =>
    tokens.map((_, token) => {
      const last = seen.findIndex((one) => came(one, column, token));
      return last < 0 ? draws.length : last;
    }),
  );
}

function cameOf(play: Play): ((seen: readonly number[], column: number, token: number) => boolean) | undefined {
  const { input, form } = play;
  if (input.kind !== 'columns' || input.places !== undefined) return undefined;
  if (input.columns.some(({ tokens }) => tokens.length > MOST)) return undefined;
  const all = input.columns.map(({ tokens }) => tokens.map((_, token) => token));
  /* Of a combo the first prize is that of whole lines; elsewhere prizes are told apart by the token alone. */
  const hitsOf = (seen: readonly number[], columns: readonly (readonly number[])[]): number => {
    const hits = play.hits({ places: [], columns }, seen);
    return form.of === 'combo' ? (hits[0] ?? 0) : hits.reduce((sum, lines) => sum + lines, 0);
  };
  switch (form.of) {
    case 'options':
      return (seen, _, token) => play.hits({ places: [], columns: [[token]] }, seen).some((hits) => hits > 0);
    /* With all the rest chosen a token is right where it adds a line that wins. */
    case 'direct':
    case 'combo':
    case 'any':
      return (seen, column, token) => {
        const withColumn = (own: readonly number[]) => all.map((every, at) => (at === column ? own : every));
        return hitsOf(seen, withColumn([token])) > hitsOf(seen, withColumn([]));
      };
    case 'choose':
      return (seen, _, token) => seen.includes(token);
    default:
      return undefined;
  }
}
