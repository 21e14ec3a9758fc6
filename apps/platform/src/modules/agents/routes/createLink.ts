import { createLink as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { makeLink } from '../commands/makeLink.ts';
import { presentLink } from '../present.ts';

export const createLink = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) =>
    presentLink(await makeLink(deps, { ...input, ...agentOf({ brand, session }), note: input.note.trim() })),
  );
