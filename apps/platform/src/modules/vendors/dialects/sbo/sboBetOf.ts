import type { Movement } from '../../store/bets.ts';

/** A bet as SBO speaks of it. */
export type SboBet = {
  state: 'unknown' | 'running' | 'settled' | 'void';
  /** How often it has been settled; the number of the next settlement. */
  settles: number;
  settlement: string;
  /** What of the stake came back while the bet ran. */
  returns: readonly Movement[];
  stake: bigint;
  win: bigint;
};

/** What the books say about a bet; it was settled as often as there are settlements, and the last one may stand. */
export function sboBetOf(code: string, moved: readonly Movement[]): SboBet {
  const bet = moved.find(({ key }) => key === code);
  const settlements = moved.filter(({ kind }) => kind === 'win');
  const standing = settlements.find(({ isReversed }) => !isReversed);
  const returns = moved.filter(({ kind }) => kind === 'adjust');
  const returned = returns.reduce((sum, { amount }) => sum + amount, 0n);
  const state = bet === undefined ? 'unknown' : bet.isReversed ? 'void' : standing ? 'settled' : 'running';
  const stake = (bet?.amount ?? 0n) - returned;
  return {
    state,
    settles: settlements.length,
    settlement: standing?.key ?? '',
    returns,
    stake,
    win: standing?.amount ?? 0n,
  };
}
