import type { Play, Selection } from './Play.ts';
import type { PrizeFigure } from './prizesOf.ts';

export type SettledPrize = Readonly<{ key: string; lines: number; each: bigint; amount: bigint; isPush: boolean }>;
export type SettledBet = Readonly<{ prizes: readonly SettledPrize[]; payout: bigint; lines: number }>;

/**
 * The winnings of a bet, in 1/100,000. `prizes` are those the bet was accepted at, `lineStake` is the cost of one line.
 * The prize of a line is truncated below the smallest unit, so that the sum over the lines is never above the exact
 * value; the caller applies caps.
 */
export function settleBet(
  play: Pick<Play, 'see' | 'hits'>,
  selection: Selection,
  result: readonly number[],
  { prizes, lineStake }: { prizes: readonly PrizeFigure[]; lineStake: bigint },
): SettledBet {
  const hits = play.hits(selection, play.see(result));
  const settled = prizes.flatMap(({ key, multiple, isPush }, at) => {
    const lines = hits[at]!;
    if (lines === 0) return [];
    const each = (lineStake * multiple.numerator) / multiple.denominator;
    return [{ key, lines, each, amount: each * BigInt(lines), isPush }];
  });
  return {
    prizes: settled,
    payout: settled.reduce((sum, { amount }) => sum + amount, 0n),
    lines: settled.reduce((sum, { lines, isPush }) => (isPush ? sum : sum + lines), 0),
  };
}
