import { MAX_AMOUNT } from '../money.ts';

/** The cost of a line per unit, in 1/100,000: 2, 0.2, 0.02 and 0.002. */
export const lineUnits = { yuan: 200_000n, jiao: 20_000n, fen: 2_000n, li: 200n } as const;
export type LineUnit = keyof typeof lineUnits;

/** The highest multiple of a line's unit in a bet. */
export const MAX_MULTIPLE = 1_000_000;

export type StakeFault = 'no_lines' | 'bad_unit' | 'bad_multiple' | 'stake_overflow';

/**
 * The stake of one line and of the bet in 1/100,000; nothing is rounded, and invalid values are refused by error code.
 */
export function stakeOf(
  lineCount: number,
  unit: string,
  multiple: number,
): Readonly<{ line: bigint; total: bigint }> | Readonly<{ fault: StakeFault }> {
  if (!Number.isSafeInteger(lineCount) || lineCount < 1) return { fault: 'no_lines' };
  if (!Object.hasOwn(lineUnits, unit)) return { fault: 'bad_unit' };
  if (!Number.isSafeInteger(multiple) || multiple < 1 || multiple > MAX_MULTIPLE) return { fault: 'bad_multiple' };
  const line = lineUnits[unit as LineUnit] * BigInt(multiple);
  const total = line * BigInt(lineCount);
  return total > MAX_AMOUNT ? { fault: 'stake_overflow' } : { line, total };
}
