import type { FastifyInstance } from 'fastify';
import { mountReports } from '#kit/mountReports.ts';
import { receiveCallback } from './commands/receiveCallback.ts';
import type { GatewaysDeps } from './GatewaysDeps.ts';

const statuses = {
  signature_invalid: 401,
  timestamp_outside_window: 401,
  gateway_unknown: 404,
  order_unknown: 404,
  event_conflict: 409,
  malformed: 400,
} as const;

/** Callback URL of gateways: `/vendor/gateway/<code>`, each with a key of its own. */
export function mountCallbacks(app: FastifyInstance, deps: GatewaysDeps): void {
  mountReports(app, {
    ...{ address: '/vendor/gateway', who: 'gateway', maxBytes: 16_384, statuses, log: deps.log },
    headers: { timestamp: 'x-pay-timestamp', signature: 'x-pay-signature' },
    receive: (report) => receiveCallback(deps, report),
  });
}
