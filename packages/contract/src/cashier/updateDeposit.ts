import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { deposit } from './depositMethod.ts';

/** The payer's evidence that the money is on its way; it extends the deposit's deadline by a day. */
export const updateDeposit = operation({
  id: 'cashier.updateDeposit',
  method: 'POST',
  path: '/wps/cashier/updateDeposit',
  audience: 'member',
  isRealMoney: true,
  summary: 'Hand in a proof of a payment',
  description:
    'A file (PNG, JPEG or PDF by content, in base64, at most 5 MB) for transfers, the hash of the transfer on the chain for crypto. Each is given once; the same again changes nothing.',
  bodyLimit: 7_200_000,
  input: z.strictObject({
    depositId: rowId,
    proof: z.optional(z.base64().check(z.maxLength(7_100_000))),
    txHash: z.optional(z.string().check(z.maxLength(128))),
  }),
  output: deposit,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'deposit_not_found',
    'deposit_not_pending',
    'deposit_of_gateway',
    'proof_required',
    'proof_invalid',
    'tx_hash_invalid',
    'tx_hash_taken',
    'request_conflict',
  ],
});
