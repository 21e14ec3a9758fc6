import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { proofFile } from './proofFile.ts';

/** The proof that the member submitted with a receipt. */
export const getOwnProof = operation({
  id: 'cashier.getOwnProof',
  method: 'GET',
  path: '/wps/cashier/getOwnProof',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own proof',
  input: z.strictObject({ withdrawalId: rowId }),
  output: proofFile,
  errors: ['not_logged_in', 'in_need_true_account', 'proof_not_found'],
});
