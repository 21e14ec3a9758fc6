/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
