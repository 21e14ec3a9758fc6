import { cancelGrant as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { decideGrant } from '../commands/decideGrant.ts';
import { presentOperatorGrant } from '../present.ts';

export const cancelGrant = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await decideGrant(deps, { ...input, operator, ip, act: 'cancelGrant' });
    return presentOperatorGrant(row);
  });
