import { decideProposal as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decide } from '../commands/decide.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOperatorDraw } from '../present.ts';

export const decideProposal = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { currency }, input, session: operator, ip }) =>
    presentOperatorDraw(await decide(deps, { ...input, operator, ip }), currency),
  );
