import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { contractBill } from './contractBill.ts';

/** Rejects a dividend with a reason that both sides can read. */
export const rejectBill = operation({
  id: 'contracts.rejectBill',
  method: 'POST',
  path: '/ops/contracts/rejectBill',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Refuse a dividend',
  input: z.strictObject({
    id: rowId,
    reason: reasonText(1),
  }),
  output: contractBill,
  errors: ['not_logged_in', 'not_allowed', 'contract_bill_unknown', 'contract_bill_decided', 'reason_required'],
});
