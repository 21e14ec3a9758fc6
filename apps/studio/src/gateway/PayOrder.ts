/** An order of a merchant; amounts as the merchant wrote them. */
export interface PayOrder {
  id: string;
  merchant: string;
  kind: 'payment' | 'payout';
  order_id: string;
  amount: string;
  currency: string;
  status: 'open' | 'paid' | 'failed';
  return_url: string;
  expires_at: Date | null;
  content_hash: Buffer;
  created_at: Date;
}
