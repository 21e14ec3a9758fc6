import type { SlotSymbol } from '../sums/SlotModel.ts';

/** In the order of the pay table, the wild and the scatter first. */
export const symbols: readonly SlotSymbol[] = [
  'eight',
  'pearl',
  'dragon',
  'tiger',
  'turtle',
  'coin',
  'lantern',
  'red',
  'green',
  'east',
  'wheel',
  'bamboo',
];
