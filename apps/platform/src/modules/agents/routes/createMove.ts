import { createMove as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { askMove } from '../commands/askMove.ts';
import { nameMoves } from '../nameMoves.ts';

export const createMove = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await askMove(deps, { ...input, operator, ip });
    const [named] = await nameMoves(deps, operator.brandId, [row]);
    if (!named) throw new Error('A move has no name.');
    return named;
  });
