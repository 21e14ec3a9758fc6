/** The base of a contract: the team's loss over a period, or its valid bets per day, hour or five minutes. */
export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

/** How long a dividend accumulates before it is paid. Wages support only `daily`. */
export type PeriodType = 'daily' | 'weekly' | 'semimonthly' | 'monthly';

/**
 * What happens to the negative result of a period in which the team won: dropped, deducted from every following period
 * until it is recovered, deducted from the next one only, or deducted from the second half of the same month only.
 */
export type Carry = 'none' | 'permanent' | 'previous' | 'secondHalf';

/** One tier of a contract; it applies when all three thresholds are reached. Amounts are in 1/100,000. */
export type Tier = Readonly<{
  validBet: bigint;
  loss: bigint;
  activeMembers: number;
  /** Of the base, in 1/10,000. */
  rateBps: number;
  /** On top of the rate, once per bill. */
  amount: bigint;
}>;

export type Terms = Readonly<{
  period: PeriodType;
  carry: Carry;
  /** The stake within the period from which a member counts as active, in 1/100,000. */
  activeBet: bigint;
  tiers: readonly Tier[];
}>;
