import { listBillRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { readBillRounds } from '../readBillRounds.ts';
import { readBill } from '../store/bills.ts';

export const listBillRounds = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, ...page }, session: { brandId }, refuse }) => {
    const bill = await readBill(deps.pool, { brandId, id });
    if (!bill) throw refuse('contract_bill_unknown');
    return readBillRounds(deps, bill, page);
  });
