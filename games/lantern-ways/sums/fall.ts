import { countWays } from '@baize/maths/games/ways/countWays';
import type { FallStep, WaysWin } from './Outcome.ts';
import type { WaysModel, WaysSymbol } from './WaysModel.ts';

/**
 * Everything that follows from five stops: the view's payout, the symbols that fall in from the same strips, their
 * payout, until nothing wins. Nothing is random after the stops, which is why the return can be enumerated stop by
 * stop. `wayBet` is the bet of one way in money units.
 */
export function fall(model: WaysModel, stops: readonly number[], wayBet: bigint): FallStep[] {
  const { reels, rows, multipliers, maximumFalls } = model;
  const columns = reels.map((strip, reel) => {
    const column: WaysSymbol[] = [];
    for (let row = 0; row < rows; row += 1) column.push(strip[(stops[reel]! + row) % strip.length]!);
    return column;
  });
  /** How many symbols of each strip have fallen in. */
  const fallen = reels.map(() => 0);
  const steps: FallStep[] = [];
  for (;;) {
    const multiplier = multipliers[Math.min(steps.length, multipliers.length - 1)]!;
    const wins = winsOf(model, columns, wayBet * multiplier);
    const win = wins.reduce((sum, { amount }) => sum + amount, 0n);
    steps.push({ grid: columns.map((column) => [...column]), multiplier, wins, win });
    if (wins.length === 0 || steps.length > maximumFalls) return steps;
    columns.forEach((column, reel) => {
      const strip = reels[reel]!;
      const left = column.filter(
        (symbol) => !wins.some((won) => reel < won.count && (symbol === won.symbol || symbol === model.wild)),
      );
      while (left.length < rows) {
        fallen[reel]! += 1;
        const at = (stops[reel]! - fallen[reel]!) % strip.length;
        left.unshift(strip[at < 0 ? at + strip.length : at]!);
      }
      columns[reel] = left;
    });
  }
}

function winsOf(model: WaysModel, columns: readonly (readonly WaysSymbol[])[], wayBet: bigint): WaysWin[] {
  const wins: WaysWin[] = [];
  for (const { symbol, count, ways } of countWays(columns, model.wild)) {
    const pays = count < 3 ? undefined : model.pays[symbol];
    if (pays !== undefined) wins.push({ symbol, count, ways, amount: pays[count - 3]! * BigInt(ways) * wayBet });
  }
  return wins;
}
