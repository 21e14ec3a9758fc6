import { closeLink as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { presentLink } from '../present.ts';
import { closeLink as close } from '../store/links.ts';

export const closeLink = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const closed = await close(pool, agentOf({ brand, session }), input.id);
    if (!closed) throw refuse('link_not_found');
    return presentLink(closed);
  });
