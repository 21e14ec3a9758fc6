import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The most that one round can win, in multiples of the bet, as `returnToPlayer` counts it; a test counts it again. */
export const greatestWin: Fraction = { numerator: 453n, denominator: 4n };
