import type { Module } from '#kit/implement.ts';
import type { GatewaysDeps } from './GatewaysDeps.ts';
import { askDueJob } from './jobs/askDue.ts';
import { mountCallbacks } from './mountCallbacks.ts';
import { getStatement } from './routes/getStatement.ts';
import { listGateways } from './routes/listGateways.ts';

/** Companies that collect and pay out: their own calls, and asking them for what is not known. */
export function gatewaysModule(deps: GatewaysDeps): Module {
  return {
    name: 'gateways',
    routes: [listGateways(deps), getStatement(deps)],
    mount: (app) => mountCallbacks(app, deps),
    jobs: [askDueJob(deps)],
  };
}
