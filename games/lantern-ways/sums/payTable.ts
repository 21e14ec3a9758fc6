import { reels } from './reels.ts';
import type { WaysModel } from './WaysModel.ts';

/** The rules of Lantern Ways as numbers; the game's pay table sheet prints this object. */
export const payTable: WaysModel = {
  code: 'lantern-ways',
  version: '1.0.0',
  rows: 3,
  wild: 'moon',
  costs: 20n,
  pays: {
    lantern: [8n, 25n, 100n],
    koi: [6n, 15n, 80n],
    crane: [5n, 12n, 50n],
    lotus: [3n, 8n, 25n],
    spring: [2n, 4n, 12n],
    summer: [2n, 4n, 12n],
    autumn: [1n, 3n, 8n],
    winter: [1n, 3n, 8n],
  },
  multipliers: [1n, 2n, 3n, 5n],
  maximumFalls: 20,
  reels,
};
