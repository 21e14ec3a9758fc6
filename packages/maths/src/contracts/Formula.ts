/** What is taken off the gross result of a team before a dividend is reckoned; all zero takes off nothing. */
export type Formula = Readonly<{
  /** Of what the house won, in 1/10,000; of nothing where the team won. */
  platformFeeBps: number;
  /** How much of what the team was given in rebates and in promotions counts, in percent. */
  rebatesPercent: number;
  activityPercent: number;
  /** What paying in and out costs, in 1/10,000 of it. */
  depositFeeBps: number;
  withdrawalFeeBps: number;
}>;

/** What was booked for a team besides its play, in 1/100,000. */
export type Moved = Readonly<{ rebates: bigint; activity: bigint; deposits: bigint; withdrawals: bigint }>;

/** From the gross result of the house to the net one, line by line, in 1/100,000. */
export type Ngr = Readonly<{
  gross: bigint;
  platformFee: bigint;
  rebates: bigint;
  activity: bigint;
  depositFee: bigint;
  withdrawalFee: bigint;
  net: bigint;
}>;
