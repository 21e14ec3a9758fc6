import type { listPromotions, OutputOf } from '@baize/contract';
import type { PromotionKind } from '@baize/contract/promotions/promotion';
import type { PromotionGroup } from '../../paths.ts';

const groupsOfKind: Readonly<Record<PromotionKind, readonly PromotionGroup[]>> = {
  signUp: ['new'],
  firstDeposit: ['new', 'deposit'],
  nthDeposit: ['deposit'],
  reloadDeposit: ['deposit'],
  cashBack: ['cashBack'],
  lossRescue: ['cashBack'],
  zaloBinding: ['other'],
  application: ['other'],
  raffle: ['draw'],
  rain: ['draw'],
  freeRounds: ['freeRounds'],
  mission: ['other'],
  referral: ['other'],
};

/** The groups that a promotion is found under: by what earns it, and whom it is for. */
export function groupsOf({
  kind,
  audience,
}: Pick<OutputOf<typeof listPromotions>[number], 'kind' | 'audience'>): readonly PromotionGroup[] {
  const groups = groupsOfKind[kind];
  return audience === 'newMembers' && !groups.includes('new') ? ['new', ...groups] : groups;
}
