/**
 * The three digits of twenty keno balls: the last digit of the sum of the six lowest, of the next six and of the six
 * after them.
 */
export function digitsOfKeno(balls: readonly number[]): number[] {
  const sorted = [...balls].sort((a, b) => a - b);
  return [0, 6, 12].map((from) => sorted.slice(from, from + 6).reduce((sum, ball) => sum + ball, 0) % 10);
}
