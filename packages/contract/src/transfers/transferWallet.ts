import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, requestId } from '../shapes.ts';
import { transferMove, walletName } from './transferMove.ts';

/** Transfers money between the main wallet and a vendor's. */
export const transferWallet = operation({
  id: 'transfers.transferWallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  audience: 'member',
  isRealMoney: true,
  summary: 'Transfer between wallets',
  description:
    'One of from and to is `main`. Whole hundredths only. Idempotent by requestId: the same request answers the same transfer; other content under it is refused. An answer with the status `unknown` is settled by itself.',
  input: z.strictObject({ requestId, from: walletName, to: walletName, amount: positiveAmount }),
  output: transferMove,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'amount_invalid',
    'wallet_single',
    'wallet_unknown',
    'wallet_closed',
    'transfer_in_progress',
    'insufficient_funds',
    'account_closed',
    'request_conflict',
    'vendor_unavailable',
    'time_out',
    'excluded',
    'session_limit',
    'stake_limit',
    'loss_limit',
  ],
});
