import type { BowlSymbol } from '../sums/BowlModel.ts';

/** In the order of the pay table, the coin and the wild first. */
export const symbols: readonly BowlSymbol[] = ['coin', 'bowl', 'lion', 'jade', 'ingot', 'fortune', 'rank', 'years'];
