import { updateRebateRules as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { setRebateRules } from '../commands/setRebateRules.ts';

export const updateRebateRules = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => {
    await setRebateRules(deps, { ...input, operator, ip });
    return { rates: input.rates, minimum: input.minimum, currency, version: input.version + 1 };
  });
