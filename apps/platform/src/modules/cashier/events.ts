/** A deposit was decided; told to its member after the commit. The amount is what was asked for, in 1/100,000. */
export type DepositDecided = {
  kind: 'depositApproved' | 'depositRejected';
  brandId: number;
  memberId: bigint;
  amount: bigint;
  currency: string;
};
