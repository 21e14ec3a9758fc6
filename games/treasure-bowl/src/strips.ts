import { payTable } from '../sums/payTable.ts';
import { symbols } from './symbols.ts';

/**
 * The spinning strips: every symbol of a reel about as often as it is drawn, in a fixed shuffle. Only for show: each
 * place is drawn by itself, and the reels stop on what was drawn.
 */
export const strips: readonly (readonly string[])[] = payTable.weights.map((weights, reel) => {
  const bag = symbols.flatMap((name) => Array.from({ length: Math.ceil((weights[name] ?? 0) / 6) }, () => name));
  return bag.map((_, index) => bag[(index * 7 + reel * 3) % bag.length]!);
});
