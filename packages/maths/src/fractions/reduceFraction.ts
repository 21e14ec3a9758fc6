import type { Fraction } from './Fraction.ts';

export function reduceFraction({ numerator, denominator }: Fraction): Fraction {
  let a = numerator;
  let b = denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { numerator: 0n, denominator: 1n } : { numerator: numerator / a, denominator: denominator / a };
}
