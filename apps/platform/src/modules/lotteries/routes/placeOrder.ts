import { placeOrder as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { acceptedOrder } from '../acceptedOrder.ts';
import { askedAnew } from '../commands/askedAnew.ts';
import type { PlaceOrder } from '../commands/createPlacing.ts';
import type { Placing } from '../commands/placeBatch.ts';
import type { OrderTermsReader } from '../createOrderTerms.ts';
import { familyOf } from '../familyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { OrderRow } from '../OrderRow.ts';
import { nameLimit } from '../nameLimit.ts';
import { presentOrder } from '../present.ts';
import { standingOrder } from '../standingOrder.ts';
import { digestOf, priceItem } from '../priceItem.ts';
import { readOrder } from '../store/orders.ts';

type Doors = PlaceOrder & { terms: OrderTermsReader };

/** Prices what is asked for before anything is held; whether it is in time is decided where the stake is taken. */
export const placeOrder = ({ pool }: LotteriesDeps, { place, terms }: Doors): Route =>
  implement(operation, async ({ brand, session, input: given, refuse }) => {
    /* UUIDs are case-insensitive, but ledger keys are texts. */
    const input = { ...given, requestId: given.requestId.toLowerCase() };
    const { brandId, memberId, account } = session;
    const { requestId, gameCode: code, drawNo, items } = input;
    const accept = async (): Promise<OrderRow> => {
      const found = await terms.read({ brandId, memberId, code, no: drawNo });
      if (!found) throw refuse('lottery_not_found');
      const { lottery, draw, memberGroup, restricted } = found;
      if (!lottery.isOpen) throw refuse('lottery_closed');
      if (!draw) throw refuse('draw_not_found');
      const family = familyOf(lottery.family, draw.drawAt);
      const lines = items.map((item, at) => priceItem(item, at, { lottery, family, memberGroup, restricted }));
      const order: Placing = {
        ...{ brandId, memberId, account, currency: brand.currency, lottery, lotteryId: lottery.id, drawNo },
        ...{ requestId, digest: digestOf({ code, drawNo, requestId, lines }), lines, restricted },
        stake: lines.reduce((sum, { stake }) => sum + stake, 0n),
        rebate: lines.reduce((sum, { rebate }) => sum + rebate, 0n),
      };
      const { orderId, accepted } = await place(order).catch(async (error: unknown) => {
        throw await nameLimit(pool, error, order);
      });
      if (accepted) return acceptedOrder(order, draw, { orderId, accepted });
      /* Asked again: it may be cancelled or settled by now. */
      const known = await readOrder(pool, { brandId, memberId, id: orderId });
      if (!known) throw new Error(`Order ${orderId} was not found.`);
      return known;
    };
    try {
      return presentOrder(await askedAnew(accept));
    } catch (error) {
      /* A server that is busy has not looked at the bet, and is not asked for more; its caller asks again. */
      const isDecided = error instanceof Refusal && error.code !== 'overloaded';
      const known = isDecided ? await standingOrder(pool, session, input) : undefined;
      if (known === undefined) throw error;
      return presentOrder(known);
    }
  });
