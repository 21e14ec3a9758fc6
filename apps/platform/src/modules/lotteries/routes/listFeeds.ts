import { listFeeds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentFeed } from '../presentFeed.ts';
import { listFed, listFeedsOf } from '../store/feedChanges.ts';

export const listFeeds = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { id: brandId } }) => {
    const [feeds, lotteries] = await Promise.all([listFeedsOf(pool, { brandId }), listFed(pool, brandId)]);
    return {
      feeds: feeds.map(presentFeed),
      lotteries: lotteries.map(({ gameCode, name, feedCode }) => ({ gameCode, name, feedCode })),
    };
  });
