/** A deposit was decided; told to its member after the commit. The amount is what was asked for, in 1/100,000. */
export type DepositDecided = {
  kind: 'depositApproved' | 'depositRejected' | 'depositHeld' | 'depositReturned';
  brandId: number;
  memberId: bigint;
  amount: bigint;
  currency: string;
};

/** A withdrawal was decided or paid. The amount is what was asked for, in 1/100,000. */
export type WithdrawalDecided = Omit<DepositDecided, 'kind'> & {
  kind: 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalPaid';
};
