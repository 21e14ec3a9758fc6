import type { DrawShape } from './Play.ts';

/**
 * Draws a result. `draw(n)` gives an unbiased whole number below n, as `createDraw` derives it from a stream of random
 * blocks by rejection sampling. Numbers are drawn one by one; balls are drawn without replacement.
 */
export function drawResult(shape: DrawShape, draw: (n: number) => number): number[] {
  if (shape.of === 'numbers') return shape.sizes.map((size) => shape.low + draw(size));
  const drum = Array.from({ length: shape.high - shape.low + 1 }, (_, at) => shape.low + at);
  return Array.from({ length: shape.count }, (_, taken) => {
    const at = taken + draw(drum.length - taken);
    const ball = drum[at]!;
    drum[at] = drum[taken]!;
    drum[taken] = ball;
    return ball;
  });
}
