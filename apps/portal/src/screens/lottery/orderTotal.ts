import type { orderSums } from './orderSums.ts';

/** All bets of an order together, from their own sums: `won` is what is paid out, or null until every bet is drawn. */
export function orderTotal(sums: ReturnType<typeof orderSums>): Readonly<{
  bets: number;
  lines: number;
  stake: bigint;
  won: bigint | null;
}> {
  const prizes = sums.flatMap((one) => one.prizes);
  return {
    bets: sums.length,
    lines: sums.reduce((total, { line }) => total + line.lineCount, 0),
    stake: sums.reduce((total, { line }) => total + line.stake, BigInt(0)),
    won: sums.every(({ isDrawn }) => isDrawn) ? prizes.reduce((total, { sum }) => total + sum, BigInt(0)) : null,
  };
}
