import { updateLevels as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setLevels } from '../commands/setLevels.ts';
import type { KycDeps } from '../KycDeps.ts';

export const updateLevels = (deps: KycDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => {
    const version = await setLevels(deps, { ...input, currency, operator, ip });
    return { levels: input.levels, version, currency };
  });
