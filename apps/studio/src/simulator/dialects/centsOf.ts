/** Units as a decimal number with two places. */
export function centsOf(units: bigint): string {
  return `${units / 100_000n}.${String((units / 1_000n) % 100n).padStart(2, '0')}`;
}
