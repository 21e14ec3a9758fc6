import type { LiabilityWords } from '../../../apps/platform/src/modules/points/liabilityWords.ts';

export const words: LiabilityWords = {
  headings: [
    'Source',
    'Under 30 days',
    '30–89 days',
    '90–179 days',
    '180–364 days',
    'From 365 days',
    'Points',
    'Value',
    'Currency',
  ],
  total: 'Total',
  source: {
    RNG: 'Slots',
    LIVE: 'Live casino',
    FISH: 'Fishing',
    PVP: 'Card games',
    SPORTS: 'Sports',
    ESPORTS: 'Esports',
    LOTT: 'Lottery',
    ELOTT: 'Instant lottery',
    returned: 'Returned by rejected redemptions',
    unnamed: 'Play without a category',
  },
};
