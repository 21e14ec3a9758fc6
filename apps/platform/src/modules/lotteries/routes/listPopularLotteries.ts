import { listPopularLotteries as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentCard } from '../present.ts';
import { readCards, readPopular } from '../store/lotteries.ts';

export const listPopularLotteries = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand }) => {
    const codes = await readPopular(pool, brand.id);
    const cards = await readCards(pool, { brandId: brand.id });
    return { list: codes.flatMap((code) => cards.filter((card) => card.code === code).map(presentCard)) };
  });
