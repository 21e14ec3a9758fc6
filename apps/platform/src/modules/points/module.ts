import type { Module } from '#kit/implement.ts';
import { countPlayJob } from './jobs/countPlay.ts';
import type { PointsDeps } from './PointsDeps.ts';
import { approveRedemption } from './routes/approveRedemption.ts';
import { convertPoints } from './routes/convertPoints.ts';
import { createReward } from './routes/createReward.ts';
import { getLiability } from './routes/getLiability.ts';
import { getLiabilityFile } from './routes/getLiabilityFile.ts';
import { getPointsBalance } from './routes/getPointsBalance.ts';
import { getPointsConfig } from './routes/getPointsConfig.ts';
import { getPointsSettings } from './routes/getPointsSettings.ts';
import { listPointsDetails } from './routes/listPointsDetails.ts';
import { listRedemptionQueue } from './routes/listRedemptionQueue.ts';
import { listRedemptions } from './routes/listRedemptions.ts';
import { listRewardCatalogue } from './routes/listRewardCatalogue.ts';
import { listRewards } from './routes/listRewards.ts';
import { redeem } from './routes/redeem.ts';
import { rejectRedemption } from './routes/rejectRedemption.ts';
import { updatePointsSettings } from './routes/updatePointsSettings.ts';
import { updateReward } from './routes/updateReward.ts';

/** Points: earning, redemptions, and operators' decisions. */
export function createPoints(deps: PointsDeps): { module: Module } {
  const module: Module = {
    name: 'points',
    routes: [
      getPointsBalance(deps),
      listRewards(deps),
      redeem(deps),
      listRedemptions(deps),
      getPointsConfig(deps),
      convertPoints(deps),
      listPointsDetails(deps),
      listRedemptionQueue(deps),
      approveRedemption(deps),
      rejectRedemption(deps),
      listRewardCatalogue(deps),
      createReward(deps),
      updateReward(deps),
      getPointsSettings(deps),
      updatePointsSettings(deps),
      getLiability(deps),
      getLiabilityFile(deps),
    ],
    jobs: [countPlayJob(deps)],
  };
  return { module };
}
