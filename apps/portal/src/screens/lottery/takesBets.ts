import type { LotteryCard } from './BetItem.ts';

/** Whether the next draw of a lottery is open by the server's clock. A station that draws once a week opens later. */
export const takesBets = ({ current }: Pick<LotteryCard, 'current'>, nowMs: number): boolean =>
  current !== null && (current.state === 'open' || Date.parse(current.opensAt) <= nowMs);
