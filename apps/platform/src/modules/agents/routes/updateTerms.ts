import { updateTerms as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { raiseTerms } from '../commands/raiseTerms.ts';

export const updateTerms = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { brandId, agentId } = agentOf({ brand, session });
    await raiseTerms(deps, { ...input, brandId, agentId, memberId: BigInt(input.memberId) });
    return input;
  });
