import { rejectBill as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideBill } from '../commands/decideBill.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { namesOf } from '../namesOf.ts';
import { presentBill } from '../present.ts';

export const rejectBill = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, reason }, session: operator, ip }) => {
    const row = await decideBill(deps, { id, act: 'rejectBill', reason, operator, ip });
    return presentBill(row, await namesOf(deps, row.brandId, [row]));
  });
