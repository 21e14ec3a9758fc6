import * as z from 'zod/mini';
import { proofFile } from '../cashier/proofFile.ts';
import { operation } from '../operation.ts';

/** One document, for operators who decide; every access is written to the audit trail. */
export const getDocument = operation({
  id: 'kyc.getDocument',
  method: 'GET',
  path: '/ops/kyc/getDocument',
  audience: 'operator',
  permission: 'kyc.decide',
  summary: 'Look at a paper',
  input: z.strictObject({ documentId: z.uuid() }),
  output: proofFile,
  errors: ['not_logged_in', 'not_allowed', 'proof_not_found'],
});
