import { launchLottery as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { memberGroupOf } from '../memberGroupOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentCard, presentTerms } from '../present.ts';
import { noteOpened, readCards, readLottery } from '../store/lotteries.ts';

export const launchLottery = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input, refuse }) => {
    const { lottoArea, lottoView, lottoGameCode, lottoPrizeMode } = input;
    if (lottoView === 'lobby') {
      const cards = (await readCards(pool, { brandId })).filter(
        ({ prizeMode, area }) => prizeMode === lottoPrizeMode && area === lottoArea,
      );
      const serverTime = (cards[0]?.serverTime ?? new Date()).toISOString();
      return { serverTime, lotteries: cards.map(presentCard), terms: null };
    }
    const code = lottoGameCode.toLowerCase();
    const lottery = await readLottery(pool, { brandId, code });
    if (!lottery) throw refuse('lottery_not_found');
    const [card] = await readCards(pool, { brandId, code });
    if (!card) throw refuse('lottery_closed');
    await noteOpened(pool, { brandId, memberId, lotteryId: lottery.id });
    const group = await memberGroupOf(pool, { brandId, memberId }, lottery);
    /* What is bet on now is drawn in the lunar year of its draw, which may be the next one. */
    const drawnAt = card.current === null ? card.serverTime : new Date(card.current.drawAt);
    return {
      serverTime: card.serverTime.toISOString(),
      lotteries: [presentCard(card)],
      terms: presentTerms(lottery, group, drawnAt),
    };
  });
