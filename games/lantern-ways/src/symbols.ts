import type { WaysSymbol } from '../sums/WaysModel.ts';

/** In the order of the pay table, the wild first. */
export const symbols: readonly WaysSymbol[] = [
  'moon',
  'lantern',
  'koi',
  'crane',
  'lotus',
  'spring',
  'summer',
  'autumn',
  'winter',
];
