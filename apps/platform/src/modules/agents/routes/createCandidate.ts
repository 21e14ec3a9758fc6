import { createCandidate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { takeCandidate } from '../commands/takeCandidate.ts';

export const createCandidate = (deps: AgentsDeps): Route =>
  implement(operation, async (call) => {
    await takeCandidate(deps, call, call.input);
    return {};
  });
