import type { listFreeRounds, OutputOf } from '@baize/contract';

type List = OutputOf<typeof listFreeRounds>;

export type FreeGrant = List['page']['content'][number];
export type FreeGame = List['games'][number];

/** What can be decided on free rounds. */
export type FreeAct = 'approve' | 'reject' | 'cancel';
