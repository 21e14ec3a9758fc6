import { joinPromotion as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { takePart } from '../commands/takePart.ts';
import { placeMarks } from '../placeMarks.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readReward } from '../readReward.ts';

export const joinPromotion = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { promotionId, language }, brand, session, ip, cookies }) => {
    const row = await takePart(deps, { promotionId, brand, session, marks: placeMarks(ip, cookies) });
    return readReward(deps, row, { language, preset: brand.defaultLanguage });
  });
