import type { Shown } from '../tables/SimTable.ts';

/** Draws the table into a box of 360 by 200; without an outcome, its state before a bet. */
export type Face = (shown: Shown | undefined, hue: number) => string;
