import type { Fraction } from '@baize/maths/fractions/Fraction';

/** What `returnToPlayer` counts for the real strips, kept because counting takes seconds; a test counts it again. */
export const exactReturn: Fraction = { numerator: 10_061_267n, denominator: 10_485_760n };
