import { updateLottery as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { changeTerms } from '../commands/changeTerms.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOperatorLottery } from '../present.ts';

export const updateLottery = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { currency }, input, session: operator, ip }) =>
    presentOperatorLottery(await changeTerms(deps, { ...input, operator, ip }), currency),
  );
