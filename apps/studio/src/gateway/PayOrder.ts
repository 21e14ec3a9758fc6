/** A merchant's order; amounts as the merchant wrote them. */
export interface PayOrder {
  id: string;
  merchant: string;
  kind: 'payment' | 'payout';
  orderId: string;
  amount: string;
  currency: string;
  status: 'open' | 'paid' | 'failed';
  returnUrl: string;
  expiresAt: Date | null;
  contentHash: Buffer;
  createdAt: Date;
}
