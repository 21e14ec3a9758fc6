import { createDownlines as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { openDownlines } from '../commands/openDownlines.ts';

export const createDownlines = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session, ip }) => {
    const { agentId } = agentOf({ brand, session });
    return openDownlines(deps, { ...input, brand, agentId, address: ip });
  });
