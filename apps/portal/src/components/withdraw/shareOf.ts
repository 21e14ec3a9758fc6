const PARTS = 10_000n;

/** How much of a whole a part is, from 0 to 1, for bars: amounts that no number can hold keep their proportion. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part >= whole) return 1;
  return part <= 0n ? 0 : Number((part * PARTS) / whole) / Number(PARTS);
}
