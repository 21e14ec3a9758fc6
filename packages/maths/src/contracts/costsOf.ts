import type { Ngr } from './Formula.ts';

/** What was taken off a gross result in all, in 1/100,000; nothing where nothing is reckoned. */
export const costsOf = (ngr: Ngr | null): bigint => (ngr === null ? 0n : ngr.gross - ngr.net);
