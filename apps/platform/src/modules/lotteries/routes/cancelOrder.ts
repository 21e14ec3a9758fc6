import { cancelOrder as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { takeBack } from '../commands/takeBack.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOrder } from '../present.ts';

export const cancelOrder = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId }, input: { orderId } }) =>
    presentOrder(await takeBack(deps, { brandId, memberId, orderId })),
  );
