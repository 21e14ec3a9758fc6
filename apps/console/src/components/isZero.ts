/** Whether nothing is left. It stands outside of components because the compiler loses BigInt literals inside them. */
export function isZero(units: bigint): boolean {
  return units === 0n;
}
