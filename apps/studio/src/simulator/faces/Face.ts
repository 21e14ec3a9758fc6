import type { Shown } from '../tables/SimTable.ts';

/** Draws what lies on the table into a box of 360 by 200; without an outcome, what stands there before a bet. */
export type Face = (shown: Shown | undefined, hue: number) => string;
