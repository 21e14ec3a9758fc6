import type { Module } from '#kit/implement.ts';
import type { LimitsDeps } from './LimitsDeps.ts';
import { closeExclusion } from './routes/closeExclusion.ts';
import { confirmLimits } from './routes/confirmLimits.ts';
import { createExclusion } from './routes/createExclusion.ts';
import { createSelfExclusion } from './routes/createSelfExclusion.ts';
import { createTimeOut } from './routes/createTimeOut.ts';
import { getActivityStatement } from './routes/getActivityStatement.ts';
import { getLimits } from './routes/getLimits.ts';
import { getMemberLimits } from './routes/getMemberLimits.ts';
import { getMemberStatement } from './routes/getMemberStatement.ts';
import { getPlay } from './routes/getPlay.ts';
import { getPolicy } from './routes/getPolicy.ts';
import { updatePolicy } from './routes/updatePolicy.ts';
import { listExcluded } from './routes/listExcluded.ts';
import { updateLimit } from './routes/updateLimit.ts';
import { updateReminder } from './routes/updateReminder.ts';
import { updateSessionLimit } from './routes/updateSessionLimit.ts';

/** Responsible gaming: members' own limits, time-outs and exclusions. */
export function createLimits(deps: LimitsDeps): { module: Module } {
  const module: Module = {
    name: 'limits',
    routes: [
      getLimits(deps),
      getPlay(deps),
      updateLimit(deps),
      updateSessionLimit(deps),
      updateReminder(deps),
      confirmLimits(deps),
      createTimeOut(deps),
      createSelfExclusion(deps),
      getMemberLimits(deps),
      getActivityStatement(deps),
      getMemberStatement(deps),
      listExcluded(deps),
      getPolicy(deps),
      updatePolicy(deps),
      createExclusion(deps),
      closeExclusion(deps),
    ],
  };
  return { module };
}
