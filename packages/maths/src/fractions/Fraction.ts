/** An exact fraction in lowest terms; its denominator is above zero. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
