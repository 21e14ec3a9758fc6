import type { DrawShape } from './Play.ts';

export type ResultFault = 'wrong_length' | 'out_of_range' | 'duplicate';

/** Why a list of numbers is not a result of this shape; `undefined` if it is. */
export function resultFault(shape: DrawShape, result: readonly number[]): ResultFault | undefined {
  const length = shape.of === 'numbers' ? shape.sizes.length : shape.count;
  if (result.length !== length) return 'wrong_length';
  const isInside = result.every((number, at) => {
    const high = shape.of === 'numbers' ? shape.low + shape.sizes[at]! - 1 : shape.high;
    return Number.isInteger(number) && number >= shape.low && number <= high;
  });
  if (!isInside) return 'out_of_range';
  return shape.of === 'balls' && new Set(result).size < length ? 'duplicate' : undefined;
}
