export type DepositStatus = 'pending' | 'approved' | 'rejected' | 'expired';

/** A request for a deposit as the table holds it; amounts in 1/100,000. */
export type DepositRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  methodId: bigint;
  methodName: string;
  bank: string;
  accountName: string;
  accountNumber: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  status: DepositStatus;
  remark: string;
  publicReason: string;
  reason: string;
  decidedByName: string;
  decidedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
  /** No deposit of this member was approved before this one. */
  isFirst: boolean;
};
