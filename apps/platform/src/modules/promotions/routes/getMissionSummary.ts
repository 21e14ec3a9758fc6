import { getMissionSummary as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readMissionSummary } from '../readMissionSummary.ts';

export const getMissionSummary = (deps: PromotionsDeps): Route =>
  implement(operation, ({ input: { language }, brand, session }) =>
    readMissionSummary(deps, { brand, session, language }),
  );
