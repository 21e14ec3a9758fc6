import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { proofFile } from './proofFile.ts';

/** The proof of payment of a deposit, for operators who decide it. */
export const getDepositProof = operation({
  id: 'cashier.getDepositProof',
  method: 'GET',
  path: '/ops/cashier/getDepositProof',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Proof of a deposit',
  input: z.strictObject({ depositId: rowId }),
  output: proofFile,
  errors: ['not_logged_in', 'not_allowed', 'proof_not_found'],
});
