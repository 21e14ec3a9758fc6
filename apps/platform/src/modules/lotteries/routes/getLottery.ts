import { getLottery as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentCard } from '../present.ts';
import { readCards } from '../store/lotteries.ts';

export const getLottery = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { gameCode: code }, refuse }) => {
    const [card] = await readCards(pool, { brandId: brand.id, code });
    if (!card) throw refuse('lottery_not_found');
    return { serverTime: card.serverTime.toISOString(), lottery: presentCard(card) };
  });
