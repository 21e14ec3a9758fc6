import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The maximum win of one round, in multiples of the bet, precomputed by `countGreatestWin`; a test recomputes it. */
export const greatestWin: Fraction = { numerator: 17_280n, denominator: 1n };
