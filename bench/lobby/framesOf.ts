/** An event of Chromium's trace; `ts` is in microseconds. */
export type TraceEvent = { name: string; ts: number; cat?: string };

/** Longer than a frame of 60 Hz may take, with what a clock needs. */
const SLOW_MS = 20;

/** How long each frame stood until the next one, from a trace of something that moved all the time. */
export function framesOf(events: readonly TraceEvent[]): { count: number; slowPercent: number; longestMs: number } {
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1_000)
    .toSorted((a, b) => a - b);
  const lengths = drawn.slice(1).map((at, nth) => at - (drawn[nth] ?? at));
  const slow = lengths.filter((ms) => ms > SLOW_MS).length;
  return {
    count: lengths.length,
    slowPercent: lengths.length === 0 ? NaN : (100 * slow) / lengths.length,
    longestMs: Math.max(0, ...lengths),
  };
}
