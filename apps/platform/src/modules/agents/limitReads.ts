import { Refusal } from '#kit/refusal.ts';
import type { AnyCall, Route } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { noteRefusedRead } from './commands/noteRefusedRead.ts';

/** Rate limit of an agent's team pages per minute: more than a person reads, far fewer than scraping needs. */
const rule = { max: 120, windowMs: 60_000 };

/** What is refused to whoever reaches beyond the own team, or reads too much of it. */
const noted = new Set(['downline_unknown', 'too_many_requests']);

/**
 * Keeps a stolen agent session from scraping the names and figures of its team, and writes down who reached for those of
 * others.
 */
export const limitReads =
  (deps: Pick<AgentsDeps, 'limiter' | 'pool'>) =>
  (route: Route): Route => {
    const { id, audience, method } = route.operation;
    if (audience !== 'member' || method !== 'GET') return route;
    return {
      ...route,
      handle: async (call: AnyCall) => {
        const session = call.session?.kind === 'member' ? call.session : undefined;
        try {
          const isAllowed = await deps.limiter.hit([{ name: `agents.read:${session?.memberId ?? 0n}`, ...rule }]);
          if (!isAllowed) throw new Refusal('too_many_requests');
          return await route.handle(call);
        } catch (error) {
          if (session !== undefined && error instanceof Refusal && noted.has(error.code)) {
            await noteRefusedRead(deps, { session, call, operation: id, code: error.code });
          }
          throw error;
        }
      },
    };
  };
