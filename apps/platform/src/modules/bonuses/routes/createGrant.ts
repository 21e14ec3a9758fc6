import { createGrant as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { requestGrant } from '../commands/requestGrant.ts';
import { presentOperatorGrant } from '../present.ts';

export const createGrant = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => {
    const row = await requestGrant(deps, { ...input, currency, operator, ip });
    return presentOperatorGrant(row);
  });
