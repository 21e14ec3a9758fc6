import type { listWinCaps, OutputOf } from '@baize/contract';

export type VendorWinCaps = OutputOf<typeof listWinCaps>;

/** What holds for a vendor or for one of its games. */
export type WinCap = VendorWinCaps['caps'][number];
