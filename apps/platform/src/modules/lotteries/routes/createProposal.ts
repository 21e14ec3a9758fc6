import { createProposal as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { propose } from '../commands/propose.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOperatorDraw } from '../present.ts';

export const createProposal = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { currency }, input, session: operator, ip }) =>
    presentOperatorDraw(await propose(deps, { ...input, operator, ip }), currency),
  );
