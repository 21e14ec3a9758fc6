import { updateMemberTerms as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { setTerms } from '../commands/setTerms.ts';

export const updateMemberTerms = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    await setTerms(deps, { ...input, operator, ip });
    const { memberId, rebateBps, prizeGroup } = input;
    return { memberId, rebateBps, prizeGroup };
  });
