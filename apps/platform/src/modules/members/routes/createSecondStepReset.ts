import { createSecondStepReset as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { askReset } from '../commands/askReset.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentReset } from '../presentReset.ts';

export const createSecondStepReset = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    return presentReset(await askReset(deps, { ...input, reason, operator, ip }), operator.operatorId);
  });
