import type { Play, Step, Verdict } from '@baize/studio/simulator/dialects/VendorCodec';
import type { Seat } from './Seat.ts';

/** One received response; its moments are counter values, not times. */
export type Told = Readonly<{
  sentAt: number;
  answeredAt: number;
  verdict: Verdict;
  balance: bigint | undefined;
  text: string;
}>;

/** One logical call: however often it is delivered, it may have one effect and one response. */
export type Call = { readonly step: Step; readonly deliveries: number; readonly told: Told[] };

/** One round of one member, with all of the vendor's calls for it. */
export type Round = Readonly<{ seat: Seat; play: Play; calls: readonly Call[] }>;
