import { listRecentLotteries as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentCard } from '../present.ts';
import { readCards, readRecent } from '../store/lotteries.ts';

export const listRecentLotteries = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId } }) => {
    const codes = await readRecent(pool, { brandId, memberId });
    const cards = await readCards(pool, { brandId });
    return { list: codes.flatMap((code) => cards.filter((card) => card.code === code).map(presentCard)) };
  });
