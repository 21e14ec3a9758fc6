import { listSalary as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readPay } from '../readPay.ts';

export const listSalary = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    refuseOutsider(brand, session);
    const { page } = await readPay(deps, { brand, session, kind: 'daily' }, input);
    return page;
  });
