export type FuzzMember = {
  id: string;
  token: string;
  ip: string;
  accountId: string;
  gameToken: string;
  /** The sum of acknowledged bets and wins; each bet was retried until there was a response. */
  played: bigint;
};
