import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { transferMove, walletName } from './transferMove.ts';

/** Transfers all vendor wallet balances back to the main one. */
export const transferAll = operation({
  id: 'transfers.transferAll',
  method: 'POST',
  path: '/wps/transfers/transferAll',
  audience: 'member',
  isRealMoney: true,
  summary: 'Collect all',
  description:
    'Each wallet by itself: one that cannot be emptied now is named in `failed`, and the others are emptied.',
  input: z.strictObject({ requestId }),
  output: z.strictObject({
    moves: z.array(transferMove),
    failed: z.array(
      z.strictObject({ wallet: walletName, reason: z.enum(['vendor_unavailable', 'transfer_in_progress']) }),
    ),
  }),
  errors: ['not_logged_in', 'in_need_true_account', 'wallet_single'],
});
