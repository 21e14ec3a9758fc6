/** An event of a Chromium trace; `ts` is in microseconds. */
export type TraceEvent = { name: string; ts: number; cat?: string };

/** Longer than a frame at 60 Hz, plus timer inaccuracy. */
const SLOW_MS = 20;

/** Frame durations from a trace of continuous animation. */
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
