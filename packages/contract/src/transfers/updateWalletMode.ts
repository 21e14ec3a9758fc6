import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { walletMode } from './getWalletMode.ts';

/** Opens the vendors' wallets to the brand's members, or closes them once they are empty. */
export const updateWalletMode = operation({
  id: 'transfers.updateWalletMode',
  method: 'POST',
  path: '/ops/transfers/updateWalletMode',
  audience: 'operator',
  permission: 'transfers.write',
  summary: 'Switch between one wallet and several',
  input: z.strictObject({ isSingle: z.boolean(), reason: reasonText(3) }),
  output: walletMode,
  errors: ['not_logged_in', 'not_allowed', 'wallets_not_empty'],
});
