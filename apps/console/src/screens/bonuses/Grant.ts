import type { listGrants, OutputOf } from '@baize/contract';

export type Grant = OutputOf<typeof listGrants>['page']['content'][number];

/** What can be done with a bonus. */
export type GrantAct = 'approve' | 'reject' | 'cancel';
