import { getTeamOverview as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readOverview } from '../readOverview.ts';

export const getTeamOverview = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) =>
    readOverview(deps, { ...agentOf({ brand, session }), brand, ...input }),
  );
