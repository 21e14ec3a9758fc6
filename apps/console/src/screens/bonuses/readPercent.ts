/** The most that is given back, in 1/10,000. */
const MOST = 500;

/** A percentage with at most two decimals, in 1/10,000; undefined when it is none or too much. */
export function readPercent(text: string): number | undefined {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const bps = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return bps <= MOST ? bps : undefined;
}

/** 1/10,000 as a percentage to be typed over: 50 is "0.5". */
export function percentOf(bps: number): string {
  return String(bps / 100);
}
