import type { OutputOf } from '@baize/contract';
import type { listRestrictedNumbers } from '@baize/contract/lotteries/listRestrictedNumbers';
import type { Play } from '@baize/maths/lottery/Play';
import { playedNumbers } from '@baize/maths/lottery/playedNumbers';
import { readSelection } from '@baize/maths/lottery/readSelection';

export type RestrictedNumber = OutputOf<typeof listRestrictedNumbers>[number];

/** The restricted numbers that a bet plays, by the same sums that the server holds it against. */
export function restrictedIn(
  play: Play,
  selection: string,
  restricted: readonly RestrictedNumber[],
): RestrictedNumber[] {
  const bet = restricted.length === 0 ? undefined : readSelection(play, selection);
  if (bet === undefined || 'fault' in bet) return [];
  return playedNumbers(play, bet.selection, restricted).map(({ number }) => number);
}

export type Mark = 'closed' | 'limited';

/** How the tokens of a pad are marked, where a number is a token of its only column. */
export function marksOf(play: Play, restricted: readonly RestrictedNumber[]): ReadonlyMap<string, Mark> {
  const [column, ...others] = play.input.columns;
  if (column === undefined || others.length > 0 || play.input.kind === 'entries') return new Map();
  return new Map(
    restricted.flatMap(({ play: id, number, left }): [string, Mark][] =>
      id === play.id && column.tokens.includes(number) ? [[number, left === null ? 'closed' : 'limited']] : [],
    ),
  );
}
