import { getDividend as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readOverview, readPay } from '../readPay.ts';

export const getDividend = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    refuseOutsider(brand, session);
    const who = { brand, session, kind: 'dividend' } as const;
    const overview = await readOverview(deps, who);
    const { page } = await readPay(deps, who, input);
    return { overview, page };
  });
