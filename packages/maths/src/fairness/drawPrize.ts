/**
 * The index of one prize, from 0, each with a chance of exactly its weight out of the sum of all; weight zero is never
 * drawn. `draw(n)` gives an unbiased whole number below n.
 */
export function drawPrize(weights: readonly number[], draw: (n: number) => number): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) throw new RangeError(`Nothing can be drawn from weights of ${sum}.`);
  let left = draw(sum);
  return weights.findIndex((weight) => (left -= weight) < 0);
}
