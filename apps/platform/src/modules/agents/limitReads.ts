import { Refusal } from '#kit/refusal.ts';
import type { AnyCall, Route } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';

/** Rate limit of an agent's team pages per minute: more than a person reads, far fewer than scraping needs. */
const rule = { max: 120, windowMs: 60_000 };

/** Keeps a stolen agent session from scraping the names and figures of its team. */
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
