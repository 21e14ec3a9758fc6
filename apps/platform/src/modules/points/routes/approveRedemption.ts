import { approveRedemption as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideRedemption } from '../commands/decideRedemption.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentOperatorRedemption } from '../present.ts';

export const approveRedemption = (deps: PointsDeps): Route =>
  implement(operation, async ({ input: { redemptionId, remark }, session: operator, ip }) =>
    presentOperatorRedemption(
      await decideRedemption(deps, { act: 'approveRedemption', redemptionId, remark, operator, ip }),
    ),
  );
