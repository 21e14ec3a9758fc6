import { updatePointsSettings as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setPointsSettings } from '../commands/setPointsSettings.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentSettings } from '../present.ts';

export const updatePointsSettings = (deps: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input, brand, session: operator, ip }) =>
    presentSettings(await setPointsSettings(deps, { ...input, operator, ip }), brand.currency),
  );
