import { lineUnits, MAX_MULTIPLE, type LineUnit } from './stakeOf.ts';

/** Unit and multiple of a line at this price, in 1/100,000; undefined if no multiple of a unit matches. */
export function lineUnitOf(amount: bigint): Readonly<{ unit: LineUnit; multiple: number }> | undefined {
  for (const unit of ['yuan', 'jiao', 'fen', 'li'] as const) {
    const size = lineUnits[unit];
    if (amount > 0n && amount % size === 0n && amount / size <= BigInt(MAX_MULTIPLE)) {
      return { unit, multiple: Number(amount / size) };
    }
  }
  return undefined;
}
