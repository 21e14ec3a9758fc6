export type PayoutStatus = 'sending' | 'unknown' | 'accepted' | 'failed' | 'paid';

/** A payout order at a gateway for one withdrawal, as stored; the amount is the payout, in 1/100,000. */
export type PayoutRow = {
  id: bigint;
  brandId: number;
  gatewayId: number;
  orderId: string;
  withdrawalId: bigint;
  memberId: bigint;
  amount: bigint;
  currency: string;
  kind: string;
  bank: string;
  branch: string;
  holderName: string;
  number: string;
  status: PayoutStatus;
  externalId: string | null;
  fault: string;
  attempts: number;
  createdAt: Date;
};
