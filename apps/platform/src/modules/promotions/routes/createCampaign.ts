import { createCampaign as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveCampaign } from '../commands/saveCampaign.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readSaved } from '../readSaved.ts';

export const createCampaign = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: draft, brand, session: operator, ip }) => {
    const { currency } = brand;
    const id = await saveCampaign(deps, { draft, operator, currency, ip });
    return readSaved(deps.pool, { brandId: operator.brandId, id });
  });
