import { listHourSalary as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readPay } from '../readPay.ts';
import { readHours } from '../store/bills.ts';

export const listHourSalary = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    refuseOutsider(brand, session);
    const { rows, page } = await readPay(deps, { brand, session, kind: 'hourly' }, input);
    const hours = await readHours(
      deps.pool,
      rows.map(({ id }) => id),
    );
    return {
      ...page,
      content: page.content.map((bill) => ({
        bill,
        hours: (hours.get(BigInt(bill.id)) ?? []).map(({ hour, validBet, rateBps, amount }) => ({
          ...{ hour, validBet, rateBps, amount },
        })),
      })),
    };
  });
