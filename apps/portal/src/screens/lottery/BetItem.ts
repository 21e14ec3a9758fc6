import type { InputOf, OutputOf } from '@baize/contract';
import type { launchLottery } from '@baize/contract/lotteries/launchLottery';
import type { placeOrder } from '@baize/contract/lotteries/placeOrder';

/** A bet that can be placed, with what it costs and what one of its lines may win at most. */
export type BetItem = InputOf<typeof placeOrder>['items'][number] & {
  lineCount: number;
  stake: bigint;
  best: bigint;
  /** The least that a winning line brings. */
  least: bigint;
};

export type LotteryCard = OutputOf<typeof launchLottery>['lotteries'][number];
export type LotteryTerms = NonNullable<OutputOf<typeof launchLottery>['terms']>;
