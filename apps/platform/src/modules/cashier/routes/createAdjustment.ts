import { createAdjustment as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { requestAdjustment } from '../commands/requestAdjustment.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAdjustment } from '../presentAdjustment.ts';

export const createAdjustment = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentAdjustment(await requestAdjustment(deps, { ...input, operator, ip })),
  );
