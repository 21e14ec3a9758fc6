import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The most that one round can win, in multiples of the bet, as `countGreatestWin` counts it; a test counts it again. */
export const greatestWin: Fraction = { numerator: 17_280n, denominator: 1n };
