type IncomeTerms = Readonly<{
  /** Players who play in a month. */
  players: number;
  /** What one of them stakes in a month, in 1/100,000 of the currency. */
  bets: bigint;
  /** What games keep of stakes, in 1/10,000; below zero in a month in which the players win. */
  keptBps: number;
  /** The rate on valid bets that a contract names, in 1/10,000. */
  wageBps: number;
  /** The share of losses that a contract names, in 1/10,000. */
  shareBps: number;
}>;

const WHOLE = 10_000n;

/** What an agent would earn with a line in a month, cut to the unit below as bills are. There is no dividend where players win. */
export function incomeOf({ players, bets, keptBps, wageBps, shareBps }: IncomeTerms): {
  volume: bigint;
  kept: bigint;
  wage: bigint;
  dividend: bigint;
  total: bigint;
} {
  const volume = bets * BigInt(players);
  const kept = (volume * BigInt(keptBps)) / WHOLE;
  const wage = (volume * BigInt(wageBps)) / WHOLE;
  const dividend = kept > 0n ? (kept * BigInt(shareBps)) / WHOLE : 0n;
  return { volume, kept, wage, dividend, total: wage + dividend };
}
