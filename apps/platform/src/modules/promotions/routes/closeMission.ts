import { closeMission as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { endMission } from '../commands/endMission.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readSaved } from '../readSaved.ts';

export const closeMission = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip }) => {
    const id = await endMission(deps, { ...input, timeZone: brand.timeZone, operator, ip });
    return readSaved(deps.pool, { brandId: operator.brandId, id });
  });
