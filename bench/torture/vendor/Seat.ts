import type { VendorCodec } from '@baize/studio/simulator/dialects/VendorCodec';

/** How a vendor of one dialect sends a round's calls and reads the responses. */
export type Voice = Pick<VendorCodec, 'dialect' | 'steps' | 'request' | 'readAnswer'> &
  Readonly<{
    /** What cancelling a paid-out bet does. */
    cancelOfPaid: 'refuses' | 'undoes';
    /** The dialect's status for a duplicate is also used for what is no longer possible. */
    isVague?: boolean;
  }>;

/** One member at one vendor. */
export type Seat = Readonly<{
  voice: Voice;
  memberId: bigint;
  user: string;
  token: string;
  /** In 1/100,000 units; a poor member can pay for a few bets only. */
  startBalance: bigint;
  isPoor: boolean;
}>;
