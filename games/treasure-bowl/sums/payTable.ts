import type { BowlModel } from './BowlModel.ts';

/** The rules of Treasure Bowl as numbers; the game's pay table sheet prints this object. */
export const payTable: BowlModel = {
  code: 'treasure-bowl',
  version: '1.0.0',
  rows: 3,
  coin: 'coin',
  wild: 'bowl',
  costs: 20n,
  pays: {
    lion: [12n, 40n, 180n],
    jade: [8n, 25n, 100n],
    ingot: [6n, 18n, 70n],
    fortune: [2n, 6n, 20n],
    rank: [2n, 6n, 20n],
    years: [2n, 6n, 20n],
  },
  weights: [
    { coin: 13, lion: 10, jade: 12, ingot: 13, fortune: 22, rank: 15, years: 15 },
    { coin: 13, bowl: 4, lion: 10, jade: 11, ingot: 15, fortune: 9, rank: 23, years: 15 },
    { coin: 13, bowl: 4, lion: 10, jade: 13, ingot: 13, fortune: 12, rank: 12, years: 23 },
    { coin: 13, bowl: 4, lion: 11, jade: 13, ingot: 13, fortune: 14, rank: 16, years: 16 },
    { coin: 13, bowl: 4, lion: 11, jade: 13, ingot: 13, fortune: 13, rank: 17, years: 16 },
  ],
  coinValues: [
    { times: 1n, weight: 90 },
    { times: 2n, weight: 56 },
    { times: 3n, weight: 26 },
    { times: 5n, weight: 16 },
    { times: 10n, weight: 8, prize: 'mini' },
    { times: 25n, weight: 3, prize: 'minor' },
    { times: 100n, weight: 1, prize: 'major' },
  ],
  hold: { coinsNeeded: 6, respins: 3, chance: 11, of: 200 },
  grand: { contributionPpm: 15_000n, seedTimes: 500n },
};
