import type { Fraction } from './Fraction.ts';
import { reduceFraction } from './reduceFraction.ts';

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return reduceFraction({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });
}
