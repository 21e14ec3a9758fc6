import type { BonusFileWords } from '../../../apps/platform/src/modules/bonuses/fileWords.ts';

export const words: BonusFileWords = {
  bonuses: ['Ended', 'Given', 'Bonus', 'Status', 'Currency', 'Amount', 'Staked', 'To be staked'],
  status: {
    released: 'Released',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  rebates: ['Time', 'Claim', 'Category', 'Currency', 'Valid bets', 'Rate %', 'Amount'],
  classes: {
    RNG: 'Slots',
    LIVE: 'Live casino',
    FISH: 'Fishing',
    PVP: 'Card games',
    SPORTS: 'Sports',
    ESPORTS: 'Esports',
    LOTT: 'Lottery',
    ELOTT: 'Instant lottery',
  },
};
