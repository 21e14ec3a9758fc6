import type { Fraction } from '@baize/maths/fractions/Fraction';

/**
 * The maximum win of one round without the jackpot, in multiples of the bet, precomputed by `countGreatestWin`; a test
 * recomputes it.
 */
export const greatestWin: Fraction = { numerator: 2_187n, denominator: 1n };
