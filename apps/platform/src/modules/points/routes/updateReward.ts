import { updateReward as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveReward } from '../commands/saveReward.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentCatalogueReward } from '../present.ts';

export const updateReward = (deps: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input: { rewardId: id, version, draft }, brand, session: operator, ip }) =>
    presentCatalogueReward(await saveReward(deps, { draft, known: { id, version }, brand, operator, ip })),
  );
