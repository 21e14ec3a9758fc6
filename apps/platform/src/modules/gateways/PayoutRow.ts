export type PayoutStatus = 'sending' | 'unknown' | 'accepted' | 'failed' | 'paid';

/** An order to a gateway to pay one withdrawal out, as the table holds it; the amount is what is to arrive, in 1/100,000. */
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
