import type { Reason } from '../rules.ts';

/** The words of Hub88's wallet API; what a refusal of the core is called there. */
export const hub88Status: Record<Reason, string> = {
  token_unknown: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  token_foreign: 'RS_ERROR_INVALID_TOKEN',
  user_unknown: 'RS_ERROR_INVALID_TOKEN',
  user_disabled: 'RS_ERROR_USER_DISABLED',
  partner_closed: 'RS_ERROR_INVALID_PARTNER',
  game_closed: 'RS_ERROR_INVALID_GAME',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  duplicate_differs: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // Hub88 has no word for a bet whose win stands; the general error makes the supplier ask again and people look.
  transaction_settled: 'RS_ERROR_UNKNOWN',
};
