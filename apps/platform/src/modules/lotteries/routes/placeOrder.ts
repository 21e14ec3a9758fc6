import { placeOrder as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PlaceOrder } from '../commands/createPlacing.ts';
import { familyOf } from '../familyOf.ts';
import { memberGroupOf } from '../memberGroupOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOrder } from '../present.ts';
import { digestOf, priceItem } from '../priceItem.ts';
import { readDraw } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';
import { readOrder } from '../store/orders.ts';

/** Prices the items before anything is locked; whether it is in time is decided where the stake is taken. */
export const placeOrder = ({ pool }: LotteriesDeps, { place }: PlaceOrder): Route =>
  implement(operation, async ({ brand, session, input, refuse }) => {
    const { brandId, memberId, account } = session;
    const { gameCode: code, drawNo, items } = input;
    /* UUIDs are case-insensitive, but ledger keys are texts. */
    const requestId = input.requestId.toLowerCase();
    const lottery = await readLottery(pool, { brandId, code });
    if (!lottery) throw refuse('lottery_not_found');
    if (!lottery.isOpen) throw refuse('lottery_closed');
    const draw = await readDraw(pool, { brandId, code, no: drawNo });
    if (!draw) throw refuse('draw_not_found');
    const family = familyOf(lottery.family, draw.drawAt);
    const memberGroup = await memberGroupOf(pool, { brandId, memberId }, lottery);
    const lines = items.map((item, at) => priceItem(item, at, { lottery, family, memberGroup }));
    const id = await place({
      ...{ brandId, memberId, account, currency: brand.currency, lottery, lotteryId: lottery.id, drawNo, requestId },
      ...{ digest: digestOf({ code, drawNo, requestId, lines }), lines },
      stake: lines.reduce((sum, { stake }) => sum + stake, 0n),
      rebate: lines.reduce((sum, { rebate }) => sum + rebate, 0n),
    });
    const order = await readOrder(pool, { brandId, memberId, id });
    if (!order) throw new Error(`Order ${id} was not found.`);
    return presentOrder(order);
  });
