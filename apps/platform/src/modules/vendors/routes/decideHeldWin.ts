import { decideHeldWin as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideHeld } from '../commands/decideHeld.ts';
import { presentHeldWins } from '../presentHeldWins.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const decideHeldWin = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await decideHeld(deps, { ...input, operator, ip });
    const [shown] = await presentHeldWins(deps, operator.brandId, [row]);
    if (shown === undefined) throw new Error('The decision cannot be shown.');
    return shown;
  });
