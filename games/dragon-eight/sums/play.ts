import { evaluate } from './evaluate.ts';
import type { Outcome, SpinOutcome } from './Outcome.ts';
import { payTable } from './payTable.ts';
import type { ReelSet, SlotModel, SlotSymbol } from './SlotModel.ts';
import { wayOf } from './wayOf.ts';

/**
 * Plays one whole round: the paid spin and every free spin it leads to. `bet` is the whole bet in money units and must
 * divide by the number of lines; `draw(n)` gives a fair whole number from 0 to n - 1 and is asked once per reel and
 * spin, left to right. `choice` is the way in which the free spins are played; it changes nothing before the first of
 * them. Same draws and same choice, same round.
 */
export function play(draw: (n: number) => number, bet: bigint, model: SlotModel = payTable, choice?: number): Outcome {
  const lineCount = BigInt(model.lines.length);
  if (bet <= 0n || bet % lineCount !== 0n)
    throw new RangeError(`A bet of ${bet} does not divide over ${lineCount} lines.`);
  const lineBet = bet / lineCount;
  const { scattersNeeded } = model.freeSpins;
  const { award, maximum, multiplier } = wayOf(choice, model);

  const spins: SpinOutcome[] = [];
  let awarded = 0;
  let played = 0;
  let win = 0n;

  do {
    const isFree = spins.length > 0;
    const reels = isFree ? model.reels.free : model.reels.base;
    const stops = reels.map((strip) => draw(strip.length));
    const grid = windowAt(reels, stops, model.rows);
    const paid = evaluate(model, grid, lineBet, isFree ? multiplier : 1n);
    if (isFree) played += 1;
    const isTrigger = paid.scatter.count >= scattersNeeded;
    const most = isFree ? model.freeSpins.award : award;
    const freeSpinsAwarded = isTrigger ? Math.min(most, maximum - awarded) : 0;
    awarded += freeSpinsAwarded;
    win += paid.win;
    spins.push({
      kind: isFree ? 'free' : 'base',
      stops,
      grid,
      ...paid,
      freeSpinsAwarded,
      freeSpinsLeft: awarded - played,
    });
  } while (played < awarded);

  return {
    ...{ game: model.code, version: model.version, bet, spins, win },
    ...(choice === undefined ? {} : { choice }),
  };
}

function windowAt(reels: ReelSet, stops: readonly number[], rows: number): SlotSymbol[][] {
  return reels.map((strip, reel) => {
    const column: SlotSymbol[] = [];
    for (let row = 0; row < rows; row += 1) column.push(strip[(stops[reel]! + row) % strip.length]!);
    return column;
  });
}
