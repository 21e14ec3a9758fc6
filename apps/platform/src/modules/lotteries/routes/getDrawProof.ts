import { getDrawProof as operation } from '@baize/contract';
import { createTurnstile } from '#kit/createTurnstile.ts';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentProof } from '../present.ts';
import { readOrderPath } from '../readOrderPath.ts';
import { readDraw } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';

/** So many may wait for their way to a root; it is looked for one after the other, since it reads all orders of a draw. */
const MOST_WAITING = 32;

export const getDrawProof = ({ pool }: LotteriesDeps): Route => {
  const inTurn = createTurnstile({ most: 1, maxWaiting: MOST_WAITING });
  return implement(operation, async ({ brand, input: { gameCode: code, drawNo: no, digest }, refuse }) => {
    const lottery = await readLottery(pool, { brandId: brand.id, code });
    if (!lottery) throw refuse('lottery_not_found');
    const draw = await readDraw(pool, { brandId: brand.id, code, no });
    if (!draw) throw refuse('draw_not_found');
    /* Before the orders are fixed there is no root. */
    const isFixed = draw.ordersHash !== null && digest !== undefined;
    const path = isFixed ? await inTurn(() => readOrderPath(digest, pool, draw.id)) : null;
    return presentProof(lottery, draw, path);
  });
};
