import { getDailySalary as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readOverview } from '../readPay.ts';

export const getDailySalary = (deps: ContractsDeps): Route =>
  implement(operation, async ({ brand, session }) => {
    refuseOutsider(brand, session);
    return readOverview(deps, { brand, session, kind: 'daily' });
  });
