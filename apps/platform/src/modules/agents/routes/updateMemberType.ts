import { updateMemberType as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { setType } from '../commands/setType.ts';

export const updateMemberType = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => ({
    memberId: input.memberId,
    type: await setType(deps, { ...input, operator, ip }),
  }));
