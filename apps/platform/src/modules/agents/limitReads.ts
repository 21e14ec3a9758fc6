import { Refusal } from '#kit/refusal.ts';
import type { AnyCall, Route } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';

/** Pages of a team that one agent may read in a minute: more than a person turns, far fewer than a copy of all takes. */
const rule = { max: 120, windowMs: 60_000 };

/** Keeps an account that has fallen into wrong hands from being emptied of its line's names and figures in one go. */
export const limitReads =
  ({ limiter }: Pick<AgentsDeps, 'limiter'>) =>
  (route: Route): Route => {
    const { audience, method } = route.operation;
    if (audience !== 'member' || method !== 'GET') return route;
    return {
      ...route,
      handle: async (call: AnyCall) => {
        const memberId = call.session?.kind === 'member' ? call.session.memberId : 0n;
        const isAllowed = await limiter.hit([{ name: `agents.read:${memberId}`, ...rule }]);
        if (!isAllowed) throw new Refusal('too_many_requests');
        return route.handle(call);
      },
    };
  };
