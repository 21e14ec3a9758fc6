import { decideStuckRound as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { settleStuckRound } from '../commands/settleStuckRound.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const decideStuckRound = (deps: VendorsDeps): Route =>
  implement(operation, ({ input, session: operator, ip }) => settleStuckRound(deps, { ...input, operator, ip }));
