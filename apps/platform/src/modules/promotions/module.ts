import type { Module } from '#kit/implement.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { advanceJob } from './jobs/advance.ts';
import { expireRewardsJob } from './jobs/expireRewards.ts';
import { tellSeedsJob } from './jobs/tellSeeds.ts';
import { tellUnclaimedJob } from './jobs/tellUnclaimed.ts';
import { approveApplication } from './routes/approveApplication.ts';
import { checkIn } from './routes/checkIn.ts';
import { claimMission } from './routes/claimMission.ts';
import { claimRaffle } from './routes/claimRaffle.ts';
import { claimReward } from './routes/claimReward.ts';
import { closeMission } from './routes/closeMission.ts';
import { createApplication } from './routes/createApplication.ts';
import { createCampaign } from './routes/createCampaign.ts';
import { getApplicationImage } from './routes/getApplicationImage.ts';
import { getMissionSummary } from './routes/getMissionSummary.ts';
import { getReferral } from './routes/getReferral.ts';
import { getReferralFile } from './routes/getReferralFile.ts';
import { getRewardCount } from './routes/getRewardCount.ts';
import { joinPromotion } from './routes/joinPromotion.ts';
import { listApplications } from './routes/listApplications.ts';
import { listCampaigns } from './routes/listCampaigns.ts';
import { listMissionLeaderboard } from './routes/listMissionLeaderboard.ts';
import { listOwnPromotions } from './routes/listOwnPromotions.ts';
import { listOwnRewards } from './routes/listOwnRewards.ts';
import { listPromotions } from './routes/listPromotions.ts';
import { processApplication } from './routes/processApplication.ts';
import { rejectApplication } from './routes/rejectApplication.ts';
import { updateCampaign } from './routes/updateCampaign.ts';

/** Promotions: participation, review, and payment. */
export function createPromotions(deps: PromotionsDeps): { module: Module } {
  const module: Module = {
    name: 'promotions',
    routes: [
      listPromotions(deps),
      listOwnPromotions(deps),
      joinPromotion(deps),
      createApplication(deps),
      claimReward(deps),
      claimRaffle(deps),
      listOwnRewards(deps),
      getRewardCount(deps),
      getMissionSummary(deps),
      checkIn(deps),
      claimMission(deps),
      listMissionLeaderboard(deps),
      getReferral(deps),
      getReferralFile(deps),
      listCampaigns(deps),
      createCampaign(deps),
      updateCampaign(deps),
      closeMission(deps),
      listApplications(deps),
      processApplication(deps),
      approveApplication(deps),
      rejectApplication(deps),
      getApplicationImage(deps),
    ],
    jobs: [advanceJob(deps), expireRewardsJob(deps), tellSeedsJob(deps), tellUnclaimedJob(deps)],
  };
  return { module };
}
