import { claimRaffle as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { payReward } from '../commands/payReward.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readReward } from '../readReward.ts';

export const claimRaffle = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { promotionId, clientSeed, language }, brand, session }) => {
    const { defaultLanguage } = brand;
    const row = await payReward(deps, {
      ...{ promotionId, clientSeed, session, isRaffle: true, defaultLanguage },
      marks: [],
    });
    return readReward(deps, row, { language, preset: defaultLanguage });
  });
