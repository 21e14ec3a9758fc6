import type { Outgoing, Play, VendorCodec } from '@baize/studio/simulator/dialects/VendorCodec';

export type { VendorReply, Play, Step, Verdict } from '@baize/studio/simulator/dialects/VendorCodec';

/** A vendor of one dialect, with everything that a wallet must not put up with. */
export type Driver = VendorCodec &
  Readonly<{
    /** What becomes of a bet that has been paid out when it is cancelled. */
    cancelOfPaid: 'refuses' | 'undoes';
    /** What a stake does not say of itself, where the protocol has no word for it. */
    unsaid?: readonly ('currency' | 'token' | 'game')[];
    /** The stake with another text for its amount, which no wallet may take. */
    stakeOf(play: Play, amount: string): Outgoing;
    badAmounts: readonly string[];
    /** The same call without the right proof. */
    forgeries(play: Play): readonly (readonly [what: string, call: Outgoing])[];
    /** The word for a call without its proof, where the dialect has none of its own for that. */
    unprovedWord?: string;
    /** Money that is set aside for a session of play, and the end of it: the stake is paid out of what was held. */
    hold?: Readonly<{ open(play: Play, held: bigint): Outgoing; settle(play: Play, held: bigint): Outgoing }>;
    /** A settlement taken back, after which the bet runs again. */
    unsettle?(play: Play): Outgoing;
    /** A correction of a round under an id of its own, up or down. */
    correct?(play: Play, id: string, amount: bigint): Outgoing;
    /** Calls with the right proof that make no sense. */
    malformed(play: Play): readonly (readonly [what: string, call: Outgoing])[];
  }>;

/** Amounts that are no plain decimal number in any dialect; each is written where a number belongs. */
export const badDecimals = [
  '-1',
  '1e3',
  '1E3',
  '0x10',
  '1_000',
  '١',
  'NaN',
  '0.000001',
  '9'.repeat(40),
  '01',
  '1.',
  '.5',
];
