import { createApplication as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { cleanTyped } from '#modules/cashier/index.ts';
import { takePart } from '../commands/takePart.ts';
import { placeMarks } from '../placeMarks.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readReward } from '../readReward.ts';
import { tidied } from '#kit/tidied.ts';
import { faultOfApplication } from '../rules.ts';

export const createApplication = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input, brand, session, ip, cookies, refuse }) => {
    const { promotionId, language } = input;
    const remark = tidied(input.remark);
    const fault = faultOfApplication(remark, input.images.length);
    if (fault !== undefined) throw refuse(fault);
    const application = { remark, images: await cleanTyped(input.images, 'image_invalid') };
    const row = await takePart(deps, { promotionId, brand, session, marks: placeMarks(ip, cookies), application });
    return readReward(deps, row, { language, preset: brand.defaultLanguage });
  });
