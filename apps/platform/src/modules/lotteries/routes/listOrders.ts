import { listOrders as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentPage, presentOrder } from '../present.ts';
import { listOwn } from '../store/orders.ts';

export const listOrders = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input: { gameCode: code, state, ...page } }) =>
    presentPage(await listOwn(pool, { brandId, memberId, code, state, ...page }), page, presentOrder),
  );
