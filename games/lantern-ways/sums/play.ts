import { fall } from './fall.ts';
import type { Outcome } from './Outcome.ts';
import { payTable } from './payTable.ts';
import type { WaysModel } from './WaysModel.ts';

/**
 * Plays one whole round. `bet` is the whole bet in money units and must be a multiple of the way bets it stands for;
 * `draw(n)` gives an unbiased whole number from 0 to n - 1 and is called once per reel, left to right. Deterministic
 * for the same draws.
 */
export function play(draw: (n: number) => number, bet: bigint, model: WaysModel = payTable): Outcome {
  if (bet <= 0n || bet % model.costs !== 0n) {
    throw new RangeError(`A bet of ${bet} does not divide into ${model.costs} way bets.`);
  }
  const stops = model.reels.map((strip) => draw(strip.length));
  const steps = fall(model, stops, bet / model.costs);
  const win = steps.reduce((sum, step) => sum + step.win, 0n);
  return { game: model.code, version: model.version, bet, spins: [{ stops, steps, win }], win };
}
