import type { Game } from '../../components/useOpenGame.ts';
import type { SlotKind } from '../../paths.ts';

/** The kinds that any of these slots is of, in the order in which they first stand. */
export function kindsOf(games: readonly Game[]): SlotKind[] {
  return [...new Set(games.flatMap(({ subCategory }) => (subCategory === '' ? [] : [subCategory])))];
}
