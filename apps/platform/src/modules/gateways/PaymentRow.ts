export type PaymentStatus = 'creating' | 'unknown' | 'open' | 'failed' | 'mismatch' | 'paid';

/** An order at a gateway for one deposit, as stored; amounts in 1/100,000. */
export type PaymentRow = {
  id: bigint;
  brandId: number;
  gatewayId: number;
  orderId: string;
  depositId: bigint;
  memberId: bigint;
  amount: bigint;
  currency: string;
  returnUrl: string;
  status: PaymentStatus;
  externalId: string | null;
  payUrl: string;
  paidAmount: string;
  paidCurrency: string;
  fault: string;
  attempts: number;
  expiresAt: Date;
  createdAt: Date;
};
