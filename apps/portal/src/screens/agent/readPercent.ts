/** What was typed as a percentage, in 1/10,000; undefined for what is no percentage with at most two decimals. */
export function readPercent(typed: string): number | undefined {
  if (!/^\d{1,2}([.,]\d{0,2})?$/.test(typed.trim())) return undefined;
  return Math.round(Number(typed.trim().replace(',', '.')) * 100);
}
