import { listRestrictedNumbers as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readLottery } from '../store/lotteries.ts';
import { listRestricted } from '../store/restrictions.ts';

export const listRestrictedNumbers = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { gameCode: code, drawNo }, refuse }) => {
    const lottery = await readLottery(pool, { brandId: brand.id, code });
    if (!lottery?.isOpen) throw refuse('lottery_not_found');
    return lottery.restrictedNo === 0 ? [] : listRestricted(pool, { lotteryId: lottery.id, drawNo });
  });
