import type { Fraction } from './Fraction.ts';
import { reduceFraction } from './reduceFraction.ts';

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return reduceFraction({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator });
}
