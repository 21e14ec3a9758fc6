/** What a round consists of. A vendor that books stake and prize in one call has no win of its own. */
export type Step = 'bet' | 'win' | 'cancel';

/** One round of one player; whatever a dialect needs is made of it, so the same play always makes the same calls. */
export type Play = Readonly<{
  /** Nineteen digits, the first of them no zero: an id in every dialect. */
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

/** What an answer comes down to. `again`: it was done before, and only then. `retry`: the outcome is open. */
export type Verdict = 'done' | 'again' | 'poor' | 'refused' | 'unproved' | 'retry' | 'none';

export type VendorReply = Readonly<{ verdict: Verdict; word: string; httpStatus: number; balance: bigint | undefined }>;

/** A call as it goes over the wire. */
export type Outgoing = {
  /** Below the wallet's address, with whatever stands behind a question mark. */
  path: string;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Cuts the connection this long after the request was written, as a client does whose patience ended. */
  cutAfterMs?: number | undefined;
};

/** How a vendor of one dialect calls a wallet, and how it understands the answers. */
export type VendorCodec = Readonly<{
  dialect: string;
  steps: readonly Step[];
  /** `attempt` counts from nought; some dialects mark what is sent again. */
  request(step: Step, play: Play, attempt?: number): Outgoing;
  balance(play: Play): Outgoing;
  /** A gift outside of any round, where the dialect knows one. */
  gift?(play: Play): Outgoing;
  readAnswer(httpStatus: number, text: string): VendorReply;
  /** Asks whom a launch token was made for, where the launch itself does not say it in a way that counts. */
  whoIs?: Readonly<{ request(token: string): Outgoing; read(text: string): string | undefined }>;
  /** Says that nothing more comes for a round, where a win does not say so itself. */
  endRound?(play: Play): Outgoing;
  /** How often a stake without an answer is sent again before it is cancelled; without a limit where none can be. */
  resends: number;
  /** Words that leave it open whether a stake stands, although they sound like a refusal. */
  doubts: readonly string[];
  /** Words for a cancel after which it is known that nothing stands. */
  gone: readonly string[];
}>;
