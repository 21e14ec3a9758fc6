const ZERO = 0n;
const PARTS = 1_000n;

/** An amount without its sign. */
export const sizeOf = (units: bigint): bigint => (units < ZERO ? -units : units);

/** The size of an amount as a percentage of another, which is not negative; for the length of a bar only. */
export const shareOf = (units: bigint, of: bigint): number =>
  of === ZERO ? 0 : Number((sizeOf(units) * PARTS) / of) / 10;
