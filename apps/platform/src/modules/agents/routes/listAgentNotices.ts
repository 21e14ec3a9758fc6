import { listAgentNotices as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';

export const listAgentNotices = ({ noticesOf }: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    agentOf({ brand, session });
    return noticesOf(brand, input.language);
  });
