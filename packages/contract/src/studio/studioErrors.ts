/**
 * The closed list of the studio's error codes, each with its HTTP status and default message. Only code and message
 * leave the server: `{ error, message }`.
 */
export const studioErrors = {
  badRequest: [400, 'The request is malformed, too large or not JSON.'],
  betNotOffered: [400, 'This bet is not on the list of bets.'],
  notEnoughMoney: [402, 'The play money does not reach.'],
  limitReached: [403, 'The account does not allow it.'],
  signatureWrong: [401, 'The call is not signed with the key of its caller.'],
  sessionUnknown: [401, 'This session is unknown or over.'],
  keyWrong: [403, 'The key does not open this round, or its day is over.'],
  operatorUnknown: [401, 'There is no operator with this id.'],
  gameUnknown: [404, 'There is no game with this code.'],
  roundUnknown: [404, 'This player has no such round.'],
  orderUnknown: [404, 'There is no order under this id.'],
  notFound: [404, 'There is nothing at this address.'],
  choiceUnknown: [400, 'This round asks nothing, or nothing that this answers.'],
  choiceMade: [409, 'This round has been decided otherwise, or nothing is to be decided now.'],
  freeRoundsOver: [409, 'No free round is left here.'],
  roundOpen: [409, 'The last round is still being settled.'],
  roundNotStuck: [409, 'Nothing of this round waits to be sent again.'],
  requestIdReused: [409, 'This request id belongs to another request.'],
  tooSoon: [429, 'The last spin began less than two and a half seconds ago.'],
  tooManyRequests: [429, 'Too many requests.'],
  walletUnavailable: [503, 'The wallet does not answer at the moment.'],
  unexpected: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type StudioErrorName = keyof typeof studioErrors;
