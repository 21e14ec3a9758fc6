import type { RoundRow } from './store.ts';

/** Whether the bet of a round is known to be paid, so that the outcome may be revealed and belongs to the player. */
export function isBetPaid({ state, stuckAt }: Pick<RoundRow, 'state' | 'stuckAt'>): boolean {
  return state === 'winning' || state === 'settled' || ((state === 'stuck' || state === 'closed') && stuckAt === 'win');
}
