/** A rate in 1/10,000 for reading: 50 is "0.5%". */
export function rateText(bps: number): string {
  return `${bps / 100}%`;
}
