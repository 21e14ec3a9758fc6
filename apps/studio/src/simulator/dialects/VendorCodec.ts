/** The steps of a round. A vendor that books stake and prize in one call has no separate win. */
export type Step = 'bet' | 'win' | 'cancel';

/** One round of one player; every dialect derives its fields from it, so the same play always makes the same calls. */
export type Play = Readonly<{
  /** Nineteen digits without a leading zero: a valid id in every dialect. */
  id: string;
  /** In 1/100,000 units, whole hundredths of the currency. */
  stake: bigint;
  prize: bigint;
  user: string;
  token: string;
  currency: string;
  game: string;
  /** Of a round that the operator pays: its name for what it gave. The stake costs nobody anything then. */
  grant?: string | undefined;
}>;

/** The meaning of a response. `again`: it was a duplicate, and only then. `retry`: the result is open. */
export type Verdict = 'done' | 'again' | 'poor' | 'refused' | 'unproved' | 'retry' | 'none';

export type VendorReply = Readonly<{ verdict: Verdict; word: string; httpStatus: number; balance: bigint | undefined }>;

/** A call in wire format. */
export type Outgoing = {
  /** Relative to the wallet's URL, query included. */
  path: string;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Cuts the connection this long after the request was written, as a client with a time-out does. */
  cutAfterMs?: number | undefined;
};

/** The client side of one dialect: how a vendor calls a wallet, and how it reads the responses. */
export type VendorCodec = Readonly<{
  dialect: string;
  steps: readonly Step[];
  /** `attempt` counts from zero; some dialects mark retries. */
  request(step: Step, play: Play, attempt?: number): Outgoing;
  balance(play: Play): Outgoing;
  /** A promo payout outside of any round, where the dialect has one. */
  gift?(play: Play): Outgoing;
  readAnswer(httpStatus: number, text: string): VendorReply;
  /** Looks up the player of a launch token, where the launch itself does not prove it. */
  whoIs?: Readonly<{ request(token: string): Outgoing; read(text: string): string | undefined }>;
  /** Ends a round, where a win does not do so itself. */
  endRound?(play: Play): Outgoing;
  /** Retries of a stake without a response before it is cancelled; infinite where there is no cancel. */
  resends: number;
  /** Statuses that leave the stake's result open, although they look like refusals. */
  doubts: readonly string[];
  /** Statuses of a cancel after which certainly no stake stands. */
  gone: readonly string[];
}>;
