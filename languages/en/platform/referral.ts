import type { ReferralWords } from '../../../apps/platform/src/modules/promotions/referralWords.ts';

export const words: ReferralWords = {
  columns: ['Came on', 'Friend', 'Status', 'Reward', 'Currency'],
  statuses: {
    comingSoon: 'Coming soon',
    join: 'Join',
    signedUp: 'Signed up',
    applying: 'Applying',
    inProcess: 'In process',
    claim: 'Claim',
    claimed: 'Claimed',
    issued: 'Issued',
    rejected: 'Rejected',
    closed: 'Closed',
  },
  total: 'Paid so far',
};
