import { setTimeout } from 'node:timers/promises';

/** Maximum time of a test file between reading the date and its last call, on a busy machine. */
const FILE_MS = 120_000;

/**
 * Returns at once, but shortly before midnight in that zone waits for the next day, so that the whole test runs within
 * one day. That takes up to two minutes: a hook that waits here keeps the limit that all hooks have.
 */
export async function pastMidnight(timeZone: string): Promise<void> {
  const left = leftOfDay(timeZone, Date.now());
  if (left < FILE_MS) await setTimeout(left + 1_000);
}

/** Milliseconds until the day in that time zone ends, ignoring leap seconds and daylight saving time. */
export function leftOfDay(timeZone: string, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return 86_400_000 - (hours * 3_600 + minutes * 60 + seconds) * 1_000 - (now % 1_000);
}
