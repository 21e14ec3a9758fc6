import { placeChase as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { startChase } from '../commands/startChase.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentChase } from '../present.ts';

export const placeChase = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand, session, input }) =>
    presentChase(await startChase(deps, { brand, session, input })),
  );
