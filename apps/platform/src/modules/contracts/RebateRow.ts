/** What five minutes brought somebody by the rates of the line; bets and the amount in 1/100,000. */
export type RebateRow = Readonly<{
  id: bigint;
  brandId: number;
  memberId: bigint;
  currency: string;
  slotAt: Date;
  ownBet: bigint;
  teamBet: bigint;
  /** These three in 1/1,000,000 of 1/100,000. */
  carryIn: bigint;
  earned: bigint;
  carryOut: bigint;
  amount: bigint;
  status: 'nothing' | 'due' | 'paid' | 'refused';
  paidAt: Date | null;
}>;

/** What somebody earned, and what was left before. */
export type RebateSum = Pick<RebateRow, 'memberId' | 'ownBet' | 'teamBet' | 'earned' | 'carryIn'>;

/** A row that has just been worked out. */
export type NewRebate = RebateSum & Pick<RebateRow, 'carryOut' | 'amount' | 'status'>;
