import { operation } from '../operation.ts';
import { getMerchantWallet } from './getMerchantWallet.ts';

/** The merchant wallet by its other address, among the calls of games. */
export const getGameWallet = operation({
  ...getMerchantWallet,
  id: 'transfers.getGameWallet',
  path: '/lgw/games/merchantWallet',
  summary: 'Merchant wallet (game calls)',
});
