import { decideSecondStepReset as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideReset } from '../commands/decideReset.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentReset } from '../presentReset.ts';

export const decideSecondStepReset = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    return presentReset(await decideReset(deps, { ...input, reason, operator, ip }), operator.operatorId);
  });
