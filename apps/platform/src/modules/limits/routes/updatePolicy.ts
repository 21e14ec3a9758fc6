import { updatePolicy as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setPolicy } from '../commands/setPolicy.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';

export const updatePolicy = (deps: LimitsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const reason = input.reason.trim();
    if (reason.length < 10) throw refuse('reason_required');
    const version = await setPolicy(deps, { ...input, reason, operator, ip });
    return { policy: input.policy, version };
  });
