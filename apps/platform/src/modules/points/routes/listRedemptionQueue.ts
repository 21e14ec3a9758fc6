import { listRedemptionQueue as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentPage, presentOperatorRedemption } from '../present.ts';
import { countWaiting, listOfBrand } from '../store/redemptions.ts';

export const listRedemptionQueue = ({ pool, identity }: Pick<PointsDeps, 'pool' | 'identity'>): Route =>
  implement(operation, async ({ input, session: { brandId } }) => {
    const { view, account, pageNum, pageSize } = input;
    const member = account === undefined ? undefined : await identity.findAccountByName({ brandId, account });
    // An unknown name finds nothing, instead of everybody.
    const memberId = account === undefined ? undefined : (member?.memberId ?? 0n);
    const [found, waiting] = await Promise.all([
      listOfBrand(pool, { brandId, view, memberId, pageNum, pageSize }),
      countWaiting(pool, brandId),
    ]);
    return { page: presentPage(found, input, presentOperatorRedemption), waiting };
  });
