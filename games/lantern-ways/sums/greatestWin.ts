import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The maximum win of one round, in multiples of the bet, precomputed by `returnToPlayer`; a test recomputes it. */
export const greatestWin: Fraction = { numerator: 453n, denominator: 4n };
