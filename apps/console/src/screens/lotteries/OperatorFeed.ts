import type { listFeeds, OutputOf } from '@baize/contract';

export type OperatorFeed = OutputOf<typeof listFeeds>['feeds'][number];
export type FedLottery = OutputOf<typeof listFeeds>['lotteries'][number];

/** What an operator can be about to do with a feed. */
export type FeedAct = 'calls' | 'key' | 'lotteries' | 'open' | 'close' | 'approve' | 'reject';
