import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, rowId, signedAmount } from '../shapes.ts';
import { ledgerKinds } from './ledgerKinds.ts';

/** One transfer of the books with everything that its key will stand for for ever, and its place in the chain. */
export const getTransfer = operation({
  id: 'wallet.getTransfer',
  method: 'GET',
  path: '/ops/wallet/getTransfer',
  audience: 'operator',
  permission: 'wallet.read',
  summary: 'A transfer of the ledger',
  input: z.strictObject({ transferId: rowId }),
  output: z.strictObject({
    transferId: rowId,
    /** A cancel that came before its transfer leaves a tombstone. */
    kind: z.enum([...ledgerKinds, 'tombstone']),
    /** Who asked for it; the reference is unique within. */
    scope: z.string(),
    reference: z.string(),
    /** The reference that it stands on or takes back; empty without one. */
    refersTo: z.string(),
    currency: z.string(),
    /** Accounts by name: a member's own (`main`, `hold.…`) or the house's (`house.…`). */
    debit: z.string(),
    credit: z.string(),
    amount: signedAmount,
    /** The part of the amount that the member did not have and owes since. */
    debt: signedAmount,
    outcome: z.string(),
    balanceAfter: signedAmount,
    isTakenBack: z.boolean(),
    createdAt: moment,
    chain: z.int(),
    sequence: z.string(),
    /** SHA-256 over this transfer (its first 16 bytes), and of the chain after the batch that it came in; hexadecimal. */
    seal: z.string(),
    chainHash: z.string(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'ledger_transfer_not_found'],
});
