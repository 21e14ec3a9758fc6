import { listOpenedNumbers as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentPage, presentOpened } from '../present.ts';
import { listOpened } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';

export const listOpenedNumbers = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { gameCode: code, day, ...page }, refuse }) => {
    const lottery = await readLottery(pool, { brandId: brand.id, code });
    if (!lottery) throw refuse('lottery_not_found');
    return presentPage(await listOpened(pool, { lottery, day, ...page }), page, presentOpened);
  });
