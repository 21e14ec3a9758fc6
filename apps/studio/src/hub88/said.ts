/** The response statuses of the Hub88 wallet API, as a caller distinguishes them. */
export const said = {
  done: 'RS_OK',
  unknown: 'RS_ERROR_UNKNOWN',
  tookTooLong: 'RS_ERROR_TIMEOUT',
  poor: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limitReached: 'RS_ERROR_LIMIT_REACHED',
  userDisabled: 'RS_ERROR_USER_DISABLED',
  tokenWrong: 'RS_ERROR_INVALID_TOKEN',
  tokenExpired: 'RS_ERROR_TOKEN_EXPIRED',
  notThere: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  duplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  signatureWrong: 'RS_ERROR_INVALID_SIGNATURE',
  partnerWrong: 'RS_ERROR_INVALID_PARTNER',
  gameWrong: 'RS_ERROR_INVALID_GAME',
  currencyWrong: 'RS_ERROR_WRONG_CURRENCY',
  syntaxWrong: 'RS_ERROR_WRONG_SYNTAX',
  typesWrong: 'RS_ERROR_WRONG_TYPES',
} as const;

export type Said = keyof typeof said;
