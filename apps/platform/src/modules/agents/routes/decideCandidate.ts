import { decideCandidate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { settleCandidate } from '../commands/settleCandidate.ts';
import { nameCandidates } from '../nameCandidates.ts';

export const decideCandidate = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await settleCandidate(deps, { ...input, operator, ip });
    const [named] = await nameCandidates(deps, operator.brandId, [row]);
    if (!named) throw new Error('A candidate has no name.');
    return named;
  });
