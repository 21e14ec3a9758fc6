import { setTimeout } from 'node:timers/promises';

/** What a file of tests may take between reading the date and its last call, on a busy machine. */
const FILE_MS = 120_000;

/** Comes back at once, but shortly before midnight there: then once the day has turned, so that one day holds the whole test. */
export async function pastMidnight(timeZone: string): Promise<void> {
  const left = leftOfDay(timeZone, Date.now());
  if (left < FILE_MS) await setTimeout(left + 1_000);
}

/** Milliseconds until the day of that time zone ends, leap seconds and clock changes aside. */
export function leftOfDay(timeZone: string, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return 86_400_000 - (hours * 3_600 + minutes * 60 + seconds) * 1_000 - (now % 1_000);
}
