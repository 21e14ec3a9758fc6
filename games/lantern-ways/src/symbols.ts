import type { WaysSymbol } from '@baize/maths/games/lantern-ways/WaysModel';

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
