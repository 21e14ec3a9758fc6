import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { proofFile } from './proofFile.ts';

/** The proof of a withdrawal that was not received, for operators who decide the case. */
export const getProof = operation({
  id: 'cashier.getProof',
  method: 'GET',
  path: '/ops/cashier/getProof',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Proof of a withdrawal',
  input: z.strictObject({ withdrawalId: rowId }),
  output: proofFile,
  errors: ['not_logged_in', 'not_allowed', 'proof_not_found'],
});
