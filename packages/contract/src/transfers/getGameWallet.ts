import { operation } from '../operation.ts';
import { getMerchantWallet } from './getMerchantWallet.ts';

/** An alias of the merchant wallet under the path of the game calls. */
export const getGameWallet = operation({
  ...getMerchantWallet,
  id: 'transfers.getGameWallet',
  path: '/lgw/games/merchantWallet',
  summary: 'Merchant wallet (game calls)',
});
