import { approveAdjustment as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { endAdjustment } from '../commands/endAdjustment.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAdjustment } from '../presentAdjustment.ts';

export const approveAdjustment = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentAdjustment(await endAdjustment(deps, { ...input, operator, ip, status: 'approved' })),
  );
