/** What was typed as a percentage, in 1/10,000; undefined for what is none with at most two decimals. */
export function readBps(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
