import type { GatewayRow } from '../GatewayRow.ts';
import type { PaymentRow } from '../PaymentRow.ts';
import type { PayoutRow } from '../PayoutRow.ts';

/** A gateway's report of one order. The amount is kept as written, since an unreadable one matters as well. */
export type Report = Readonly<{
  orderId: string;
  externalId: string;
  status: 'open' | 'paid' | 'failed';
  amount: string;
  currency: string;
  /** The payment page; only for an open payment. */
  payUrl?: string | undefined;
}>;

/** A signed callback of a gateway. */
export type GatewayEvent = Readonly<{ eventId: string; kind: 'payment' | 'payout'; report: Report }>;

export type StatementLine = Readonly<{ kind: 'payment' | 'payout' } & Omit<Report, 'payUrl'>>;

export type SignedCall = Readonly<{
  body: Buffer;
  path: string;
  timestamp: string | undefined;
  signature: string | undefined;
  nowMs: number;
}>;

export type CallbackFault = 'signature_invalid' | 'timestamp_outside_window' | 'malformed';

/**
 * One gateway's protocol. Requests to the gateway respond within their time-out or throw: then nobody knows whether the
 * gateway processed them. `undefined` means that the gateway has no such order, `refused` that it never will.
 */
export type Adapter = Readonly<{
  createPayment(gateway: GatewayRow, payment: PaymentRow): Promise<Report | 'refused'>;
  askPayment(gateway: GatewayRow, orderId: string): Promise<Report | undefined>;
  createPayout(gateway: GatewayRow, payout: PayoutRow): Promise<Report | 'refused'>;
  askPayout(gateway: GatewayRow, orderId: string): Promise<Report | undefined>;
  /** The gateway's statement of a time range, by creation time. */
  statement(gateway: GatewayRow, span: { from: Date; to: Date }): Promise<StatementLine[]>;
  /** Verifies the signature over the raw bytes before parsing anything. */
  readCallback(gateway: GatewayRow, call: SignedCall): GatewayEvent | CallbackFault;
}>;
