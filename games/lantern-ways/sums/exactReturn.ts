import type { Fraction } from '@baize/maths/fractions/Fraction';

/** The result of `returnToPlayer` for the real strips, stored because computing takes seconds; a test recomputes it. */
export const exactReturn: Fraction = { numerator: 10_061_267n, denominator: 10_485_760n };
