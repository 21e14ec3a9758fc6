import type { LotteryCard } from './BetItem.ts';

/**
 * Whether the next draw of a lottery takes bets by the server's clock: from when it opens, which for a station that draws
 * once a week is later, until it closes.
 */
export const takesBets = ({ current }: Pick<LotteryCard, 'current'>, nowMs: number): boolean =>
  current !== null &&
  (current.state === 'open' || Date.parse(current.opensAt) <= nowMs) &&
  !hasClosed({ current }, nowMs);

/** Whether the draw that took bets has closed, and the one after it is not known yet. */
export const hasClosed = ({ current }: Pick<LotteryCard, 'current'>, nowMs: number): boolean =>
  current !== null && Date.parse(current.closeAt) <= nowMs;

/** When it changes whether a lottery takes bets. */
export const turnsOf = ({ current }: Pick<LotteryCard, 'current'>): number[] =>
  current === null ? [] : [Date.parse(current.opensAt), Date.parse(current.closeAt)];
