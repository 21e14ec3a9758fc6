import type { VendorCodec } from '@baize/studio/simulator/dialects/VendorCodec';

/** How a vendor of one dialect sends and understands a round's calls. */
export type Voice = Pick<VendorCodec, 'dialect' | 'steps' | 'request' | 'readAnswer'> &
  Readonly<{
    /** What becomes of a bet that has been paid out when it is cancelled. */
    cancelOfPaid: 'refuses' | 'undoes';
    /** What was done before is told by a word that is also said of what can never be done any more. */
    isVague?: boolean;
  }>;

/** One member at one vendor. */
export type Seat = Readonly<{
  voice: Voice;
  memberId: bigint;
  user: string;
  token: string;
  /** In 1/100,000 units; a poor one can pay for a few bets only. */
  startBalance: bigint;
  isPoor: boolean;
}>;
