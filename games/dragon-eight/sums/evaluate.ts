import type { LineWin, SpinOutcome } from './Outcome.ts';
import type { SlotModel, SlotSymbol } from './SlotModel.ts';

/**
 * The payout of one view of the reels. `lineBet` is the bet on each line in money units; the scatter pays on all lines
 * together. The first reel has no wild, so the first symbol decides what its line can pay.
 */
export function evaluate(
  model: SlotModel,
  grid: readonly (readonly SlotSymbol[])[],
  lineBet: bigint,
  multiplier: bigint,
): Pick<SpinOutcome, 'lineWins' | 'scatter' | 'win'> {
  const lineWins: LineWin[] = [];
  const reelCount = grid.length;
  let win = 0n;
  for (let line = 0; line < model.lines.length; line += 1) {
    const rows = model.lines[line]!;
    const symbol = grid[0]![rows[0]!]!;
    if (symbol === model.scatter) continue;
    let count = 1;
    while (count < reelCount) {
      const next = grid[count]![rows[count]!]!;
      if (next !== symbol && next !== model.wild) break;
      count += 1;
    }
    if (count < 3) continue;
    const pays = model.linePays[symbol];
    if (pays === undefined) continue;
    const amount = pays[count - 3]! * lineBet * multiplier;
    lineWins.push({ line: line + 1, symbol, count, amount });
    win += amount;
  }

  let scatters = 0;
  for (const reel of grid) for (const symbol of reel) if (symbol === model.scatter) scatters += 1;
  const scatterPay = model.scatterPays[scatters] ?? 0n;
  const amount = scatterPay * lineBet * BigInt(model.lines.length) * multiplier;
  return { lineWins, scatter: { count: scatters, amount }, win: win + amount };
}
