import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { contractBill } from './contractBill.ts';

/** Approves a dividend, which is paid at once or as soon as the payer has the money. */
export const approveBill = operation({
  id: 'contracts.approveBill',
  method: 'POST',
  path: '/ops/contracts/approveBill',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Approve a dividend',
  input: z.strictObject({ id: rowId }),
  output: contractBill,
  errors: ['not_logged_in', 'not_allowed', 'contract_bill_unknown', 'contract_bill_decided'],
});
