import type { Module } from '#kit/implement.ts';
import type { GatewaysDeps } from './GatewaysDeps.ts';
import { askDueJob } from './jobs/askDue.ts';
import { mountCallbacks } from './mountCallbacks.ts';
import { getStatement } from './routes/getStatement.ts';
import { listGateways } from './routes/listGateways.ts';

/** Payment companies: their callbacks, and polling them for unknown outcomes. */
export function gatewaysModule(deps: GatewaysDeps): Module {
  return {
    name: 'gateways',
    routes: [listGateways(deps), getStatement(deps)],
    mount: (app) => mountCallbacks(app, deps),
    jobs: [askDueJob(deps)],
  };
}
