import { createLottery as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addLottery } from '../commands/addLottery.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOperatorLottery } from '../present.ts';

export const createLottery = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { currency, defaultLanguage }, input, session: operator, ip }) =>
    presentOperatorLottery(await addLottery(deps, { ...input, operator, defaultLanguage, ip }), currency),
  );
