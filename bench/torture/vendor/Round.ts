import type { Play, Step, Verdict } from '@baize/studio/simulator/dialects/VendorCodec';
import type { Seat } from './Seat.ts';

/** One answer that came over the wire; the moments are the numbers of a counter, not times. */
export type Told = Readonly<{
  sentAt: number;
  heardAt: number;
  verdict: Verdict;
  balance: bigint | undefined;
  text: string;
}>;

/** One logical call: delivered as often as it likes, it may have one effect and one answer. */
export type Call = { readonly step: Step; readonly deliveries: number; readonly told: Told[] };

/** One round of one member, with every call that the vendor makes for it. */
export type Round = Readonly<{ seat: Seat; play: Play; calls: readonly Call[] }>;
