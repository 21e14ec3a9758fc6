/**
 * Public API of the gateways module: orders to collect and pay out, created by the cashier, reported by the gateways.
 */
export { createGateways, type Gateways } from './createGateways.ts';
export { seedGateway } from './seedGateway.ts';
export type { GatewayRow } from './GatewayRow.ts';
export type { PaymentRow } from './PaymentRow.ts';
export type { PayoutRow } from './PayoutRow.ts';
export type { Settle, Tell } from './GatewaysDeps.ts';
