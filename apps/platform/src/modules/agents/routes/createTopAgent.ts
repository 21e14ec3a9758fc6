import { createTopAgent as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { openTopAgent } from '../commands/openTopAgent.ts';

export const createTopAgent = (deps: AgentsDeps): Route =>
  implement(operation, ({ input, brand, session: operator, ip }) =>
    openTopAgent(deps, { ...input, brand, operator, ip }),
  );
