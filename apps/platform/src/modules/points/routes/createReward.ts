import { createReward as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveReward } from '../commands/saveReward.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentCatalogueReward } from '../present.ts';

export const createReward = (deps: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input: draft, brand, session: operator, ip }) =>
    presentCatalogueReward(await saveReward(deps, { draft, brand, operator, ip })),
  );
