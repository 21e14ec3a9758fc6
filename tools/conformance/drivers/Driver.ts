import type { Outgoing, Play, Step, VendorCodec } from '@baize/studio/simulator/dialects/VendorCodec';

export type { VendorReply, Play, Step, Verdict } from '@baize/studio/simulator/dialects/VendorCodec';

/** A vendor of one dialect, with invalid calls that a wallet must refuse. */
export type Driver = VendorCodec &
  Readonly<{
    /** What cancelling a paid-out bet does. */
    cancelOfPaid: 'refuses' | 'undoes';
    /** Fields that a stake does not have, where the protocol has none for them. */
    unsaid?: readonly ('currency' | 'token' | 'game')[];
    /** The stake with an invalid amount, which every wallet must refuse. */
    stakeOf(play: Play, amount: string): Outgoing;
    badAmounts: readonly string[];
    /** The same call without valid authentication. */
    forgeries(play: Play): readonly (readonly [what: string, call: Outgoing])[];
    /** The status for unauthenticated calls, where the dialect has no special one. */
    unprovedWord?: string;
    /** Money that is set aside for a session of play, and the end of it: the stake is paid out of what was held. */
    hold?: Readonly<{ open(play: Play, held: bigint): Outgoing; settle(play: Play, held: bigint): Outgoing }>;
    /** A settlement taken back, after which the bet runs again. */
    unsettle?(play: Play): Outgoing;
    /** Asks whether a token is valid, where the dialect does not say whose it is; the answer must be of this play. */
    session?: Readonly<{ ask(play: Play): Outgoing; isOf(text: string, play: Play): boolean }>;
    /** A jackpot that a round has won, under an id of its own. */
    jackpot?(play: Play): Outgoing;
    /** The stake, marked as sent again: its session was checked when it was sent first. */
    resent?(play: Play): Outgoing;
    /** Asks for the state of a bet; the answer is read as state, stake and win in 1/100,000 units. */
    status?: Readonly<{ ask(play: Play): Outgoing; read(text: string): string }>;
    /** A correction of a round under an id of its own, up or down. */
    correct?(play: Play, id: string, amount: bigint): Outgoing;
    /** The step with a field that nobody knows, and the right proof. */
    strange(step: Step, play: Play): Outgoing;
    /** Calls with the right proof that make no sense. */
    malformed(play: Play): readonly (readonly [what: string, call: Outgoing])[];
  }>;

/** Invalid amounts in every dialect; each is written in place of a number. */
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
