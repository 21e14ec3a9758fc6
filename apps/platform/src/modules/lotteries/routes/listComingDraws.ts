import { listComingDraws as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readAhead } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';

export const listComingDraws = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { gameCode: code, count }, refuse }) => {
    const lottery = await readLottery(pool, { brandId: brand.id, code });
    if (!lottery?.isOpen) throw refuse('lottery_not_found');
    const draws = await readAhead(pool, { lotteryId: lottery.id, count });
    return draws.map(({ no, opensAt, closeAt, drawAt }) => ({
      ...{ no, opensAt: opensAt.toISOString(), closeAt: closeAt.toISOString(), drawAt: drawAt.toISOString() },
    }));
  });
