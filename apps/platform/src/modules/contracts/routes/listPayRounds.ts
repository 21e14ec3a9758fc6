import { listPayRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { readBillRounds } from '../readBillRounds.ts';
import { readBill } from '../store/bills.ts';

export const listPayRounds = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, ...page }, brand, session, refuse }) => {
    refuseOutsider(brand, session);
    const bill = await readBill(deps.pool, { brandId: brand.id, id });
    // Both sides of a contract see what was summed, and nobody else.
    if (!bill || ![bill.memberId, bill.payerId].includes(session.memberId)) throw refuse('contract_bill_unknown');
    return readBillRounds(deps, bill, { ...page, viewer: session.memberId });
  });
