const statusOf = {
  badRequest: 400,
  betNotOffered: 400,
  notEnoughMoney: 402,
  limitReached: 403,
  signatureWrong: 401,
  sessionUnknown: 401,
  keyWrong: 403,
  operatorUnknown: 401,
  gameUnknown: 404,
  roundUnknown: 404,
  orderUnknown: 404,
  notFound: 404,
  roundOpen: 409,
  roundNotStuck: 409,
  requestIdReused: 409,
  tooSoon: 429,
  tooManyRequests: 429,
  walletUnavailable: 503,
  unexpected: 500,
} as const;

export type StudioErrorName = keyof typeof statusOf;

/** A refusal with a name from the closed list above; the name and the sentence are all that leaves the server. */
export class StudioError extends Error {
  readonly error: StudioErrorName;
  readonly status: number;

  constructor(error: StudioErrorName, message: string) {
    super(message);
    this.error = error;
    this.status = statusOf[error];
  }
}
