import { getActivityStatement as operation } from '@baize/contract/limits/getActivityStatement';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile } from '#modules/exports/index.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { makeStatement } from '../makeStatement.ts';

export const getActivityStatement = (deps: LimitsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    await admitFile(deps.limiter, session, 1);
    return makeStatement(deps, brand, { ...input, memberId: session.memberId, account: session.account });
  });
