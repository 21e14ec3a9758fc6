import { claimMission as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { payMission } from '../commands/payMission.ts';
import { placeMarks } from '../placeMarks.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readReward } from '../readReward.ts';

export const claimMission = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { missionId, language }, brand, session, ip, cookies }) => {
    const row = await payMission(deps, { missionId, brand, session, marks: placeMarks(ip, cookies) });
    return readReward(deps, row, { language, preset: brand.defaultLanguage });
  });
