/** What a contract pays for: the team's loss over a period, or its valid bets of a day, an hour or five minutes. */
export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

/** How long a dividend adds up before it is paid. Wages know only `daily`. */
export type PeriodType = 'daily' | 'weekly' | 'semimonthly' | 'monthly';

/**
 * What becomes of a period in which the team won: forgotten, taken off every following period until it is made good,
 * taken off the next one only, or taken off the second half of the same month only.
 */
export type Carry = 'none' | 'permanent' | 'previous' | 'secondHalf';

/** One step of a contract; it counts when all three thresholds are reached. Amounts are in 1/100,000. */
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
  /** What a member has to stake within the period to count as active, in 1/100,000. */
  activeBet: bigint;
  tiers: readonly Tier[];
}>;
