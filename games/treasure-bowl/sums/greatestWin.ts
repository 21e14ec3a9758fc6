import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The most that one round can win without the jackpot, in multiples of the bet, as `countGreatestWin` counts it; a test counts it again. */
export const greatestWin: Fraction = { numerator: 2_187n, denominator: 1n };
