import type { PromotionStatus } from '@baize/contract/promotions/promotion';

/** The colour of each status; the word beside it says the same. */
export const statusTone = {
  comingSoon: 'neutral',
  join: 'felt',
  signedUp: 'sky',
  applying: 'amber',
  inProcess: 'amber',
  claim: 'brass',
  claimed: 'sky',
  issued: 'felt',
  rejected: 'cinnabar',
  closed: 'neutral',
} as const satisfies Record<PromotionStatus, string>;
