import { claimRebate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { payRebate } from '../commands/payRebate.ts';
import { presentClaim } from '../present.ts';

export const claimRebate = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input: { requestId }, brand: { currency }, session: { brandId, memberId } }) =>
    presentClaim(await payRebate(deps, { brandId, memberId, currency, requestId })),
  );
