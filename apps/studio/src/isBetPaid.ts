import type { RoundRow } from './store.ts';

const paid: ReadonlySet<RoundRow['state']> = new Set(['choosing', 'winning', 'settled']);

/** Whether the bet of a round is known to be paid, so that what was drawn may be told and belongs to the player. */
export function isBetPaid({ state, stuckAt }: Pick<RoundRow, 'state' | 'stuckAt'>): boolean {
  return paid.has(state) || ((state === 'stuck' || state === 'closed') && stuckAt === 'win');
}
