/** An exact fraction in lowest terms with a positive denominator. */
export type Ratio = Readonly<{ numerator: bigint; denominator: bigint }>;

/** `numerator / denominator` in lowest terms. */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom <= 0n) throw new RangeError('A ratio has a denominator above zero.');
  let a = top < 0n ? -top : top;
  let b = bottom;
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: top / a, denominator: bottom / a };
}

export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { ...b, numerator: -b.numerator });

export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.numerator * b.numerator, a.denominator * b.denominator);

export const over = (a: Ratio, b: Ratio): Ratio => ratio(a.numerator * b.denominator, a.denominator * b.numerator);
