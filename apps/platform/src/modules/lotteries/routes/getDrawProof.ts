import { getDrawProof as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentProof } from '../present.ts';
import { readDraw } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';
import { readDigests } from '../store/orders.ts';

export const getDrawProof = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { gameCode: code, drawNo: no, digest }, refuse }) => {
    const lottery = await readLottery(pool, { brandId: brand.id, code });
    if (!lottery) throw refuse('lottery_not_found');
    const draw = await readDraw(pool, { brandId: brand.id, code, no });
    if (!draw) throw refuse('draw_not_found');
    /* Before the orders are fixed there is no root. */
    const isFixed = draw.ordersHash !== null && digest !== undefined;
    const receipt = isFixed ? { digests: await readDigests(pool, draw.id), digest } : undefined;
    return presentProof(lottery, draw, receipt);
  });
