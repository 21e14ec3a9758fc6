import type { listRedemptionQueue, listRewardCatalogue, OutputOf } from '@baize/contract';

export type Redemption = OutputOf<typeof listRedemptionQueue>['page']['content'][number];
export type CatalogueReward = OutputOf<typeof listRewardCatalogue>['page']['content'][number];

/** What an operator decides. */
export type RedemptionAct = 'approve' | 'reject';
