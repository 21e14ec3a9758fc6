import { redeem as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { redeemReward } from '../commands/redeemReward.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentRedemption } from '../present.ts';
import { refuseClosed } from '../refuseClosed.ts';

export const redeem = (deps: PointsDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId, account } }) => {
    refuseClosed(brand);
    const { currency } = brand;
    return presentRedemption(await redeemReward(deps, { ...input, brandId, memberId, account, currency }));
  });
