import { decideMove as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { settleMove } from '../commands/settleMove.ts';
import { nameMoves } from '../nameMoves.ts';

export const decideMove = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await settleMove(deps, { ...input, operator, ip });
    const [named] = await nameMoves(deps, operator.brandId, [row]);
    if (!named) throw new Error('A move has no name.');
    return named;
  });
