import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, rowId, signedAmount } from '../shapes.ts';
import { ledgerKinds } from './ledgerKinds.ts';

/** One transfer of the ledger with all fields under its idempotency key, and its place in the hash chain. */
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
    /** The reference that it builds on or reverses; otherwise empty. */
    refersTo: z.string(),
    currency: z.string(),
    /** Account names: a member's own (`main`, `hold.…`) or the house's (`house.…`). */
    debit: z.string(),
    credit: z.string(),
    amount: signedAmount,
    /** The part of the amount that exceeded the member's balance and is now a debt. */
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
