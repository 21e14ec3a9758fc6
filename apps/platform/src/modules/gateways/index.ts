/** The door of the gateways: orders to collect and to pay out, written by the cashier, reported by the gateways. */
export { createGateways, type Gateways } from './createGateways.ts';
export { seedGateway } from './seedGateway.ts';
export type { GatewayRow } from './GatewayRow.ts';
export type { PaymentRow } from './PaymentRow.ts';
export type { PayoutRow } from './PayoutRow.ts';
export type { Settle, Tell } from './GatewaysDeps.ts';
