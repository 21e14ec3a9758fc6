/** A rebate in 1/10,000 as a percentage for reading and for a field: 1234 is "12.34", 1200 is "12". */
export function percentText(bps: number): string {
  return String(bps / 100);
}
