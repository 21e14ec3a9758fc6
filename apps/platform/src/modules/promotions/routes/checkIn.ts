import { checkIn as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readMissionSummary } from '../readMissionSummary.ts';
import { insertCheckIn } from '../store/checkIns.ts';

export const checkIn = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { language }, brand, session }) => {
    await insertCheckIn(deps.pool, { ...session, timeZone: brand.timeZone });
    return readMissionSummary(deps, { brand, session, language });
  });
