import type { GatewayRow } from '../GatewayRow.ts';
import type { PaymentRow } from '../PaymentRow.ts';
import type { PayoutRow } from '../PayoutRow.ts';

/** What a gateway says of one order. The amount is kept as it was written, since one that cannot be read is news as well. */
export type Report = Readonly<{
  orderId: string;
  externalId: string;
  status: 'open' | 'paid' | 'failed';
  amount: string;
  currency: string;
  /** Where the member pays; only with a payment that is open. */
  payUrl?: string | undefined;
}>;

/** A call of a gateway that carries its signature. */
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
 * One gateway's protocol. Whatever asks the gateway answers within its deadline or throws: then nobody knows whether the
 * gateway did it. `undefined` says that the gateway has no such order, `refused` that it will never have it.
 */
export type Adapter = Readonly<{
  createPayment(gateway: GatewayRow, payment: PaymentRow): Promise<Report | 'refused'>;
  askPayment(gateway: GatewayRow, orderId: string): Promise<Report | undefined>;
  createPayout(gateway: GatewayRow, payout: PayoutRow): Promise<Report | 'refused'>;
  askPayout(gateway: GatewayRow, orderId: string): Promise<Report | undefined>;
  /** Everything the gateway has of a span of time, by when it was asked for. */
  statement(gateway: GatewayRow, span: { from: Date; to: Date }): Promise<StatementLine[]>;
  /** Checks the signature over the raw bytes before any of them is understood. */
  readCallback(gateway: GatewayRow, call: SignedCall): GatewayEvent | CallbackFault;
}>;
