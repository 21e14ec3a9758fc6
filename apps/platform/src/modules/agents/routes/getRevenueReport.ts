import { getRevenueReport as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readRevenue } from '../readRevenue.ts';

export const getRevenueReport = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { from, to }, brand, session }) =>
    readRevenue(deps, { ...agentOf({ brand, session }), brand, from, to }),
  );
