import type { OutputOf } from '@baize/contract';
import type { listOrders } from '@baize/contract/lotteries/listOrders';
import type { Family } from '@baize/maths/lottery/Play';
import { readSelection } from '@baize/maths/lottery/readSelection';

export type ShownOrder = OutputOf<typeof listOrders>['content'][number];

type PrizeSum = Readonly<{
  /** Which of the line's prizes, from 1 on; 0 where it can win one only. */
  nth: number;
  each: bigint;
  /** How many lines won it; null where nothing is drawn yet. */
  lines: number | null;
  sum: bigint;
}>;

type LineSum = Readonly<{ line: ShownOrder['lines'][number]; isDrawn: boolean; prizes: readonly PrizeSum[] }>;

/**
 * What each line of an order wins, or could win: the prizes that it was accepted at, of those that its own selection can
 * come to. They add up to what was paid.
 */
export function orderSums({ lines }: Pick<ShownOrder, 'lines'>, family: Family | undefined): readonly LineSum[] {
  return lines.map((line) => {
    const play = family?.plays.find(({ id }) => id === line.play);
    const read = play === undefined ? undefined : readSelection(play, line.selection);
    const kinds = read === undefined || 'fault' in read ? undefined : read.lines;
    const possible = line.prizes.flatMap((prize, at) => {
      const kind = play?.prizes[at]?.kind;
      return kinds === undefined || kind === undefined || (kinds[kind] ?? 0) > 0 ? [prize] : [];
    });
    const isDrawn = line.prizes.some(({ lines: won }) => won !== null);
    const sums = possible.map(({ each, lines: won }, at): PrizeSum => {
      const nth = possible.length === 1 ? 0 : at + 1;
      return { nth, each, lines: won, sum: each * BigInt(won ?? 0) };
    });
    return { line, isDrawn, prizes: sums.filter(({ lines: won }) => won === null || won > 0) };
  });
}
