import { getRewardCount as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { countClaimable } from '../store/participations.ts';

export const getRewardCount = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId } }) => ({
    count: await countClaimable(deps.pool, { brandId, memberId }),
  }));
