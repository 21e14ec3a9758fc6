/** Hundredths of a percent as people write them: 9612 -> "96.12%". */
export function formatPercent(bps: number): string {
  return `${Math.trunc(bps / 100)}.${String(bps % 100).padStart(2, '0')}%`;
}
