import { claimReward as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { payReward } from '../commands/payReward.ts';
import { placeMarks } from '../placeMarks.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readReward } from '../readReward.ts';

export const claimReward = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { promotionId, rewardId, language }, brand, session, ip, cookies }) => {
    const { defaultLanguage } = brand;
    const row = await payReward(deps, {
      ...{ promotionId, rewardId, session, isRaffle: false, defaultLanguage },
      marks: placeMarks(ip, cookies),
    });
    return readReward(deps, row, { language, preset: defaultLanguage });
  });
