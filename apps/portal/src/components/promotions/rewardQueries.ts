/** What changes when a promotion is joined, decided on or claimed. */
export const rewardQueries = [
  'promotions.listOwnPromotions',
  'promotions.listOwnRewards',
  'promotions.getRewardCount',
  'promotions.getMissionSummary',
  'promotions.getReferral',
] as const;
