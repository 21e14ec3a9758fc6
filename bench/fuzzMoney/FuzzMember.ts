export type FuzzMember = {
  id: string;
  token: string;
  ip: string;
  accountId: string;
  gameToken: string;
  /** The sum of acknowledged bets and wins; each bet was retried until there was a response. */
  played: bigint;
  /** The agent above; undefined at the top of the tree. */
  upline: FuzzMember | undefined;
  /** Limits by measure: the lowest that was acknowledged. Within a run none becomes higher. */
  allowed: Map<FuzzLimit, bigint>;
  /** What was allowed before the first operation. */
  firstAllowed: ReadonlyMap<FuzzLimit, bigint>;
};

export type FuzzLimit = 'deposit' | 'loss' | 'stake' | 'session';
