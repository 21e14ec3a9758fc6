import type { listHeldWins, OutputOf } from '@baize/contract';

export type HeldWin = OutputOf<typeof listHeldWins>['page']['content'][number];

/** What can be decided on a win that is held. */
export type HeldAct = 'approve' | 'reject';
