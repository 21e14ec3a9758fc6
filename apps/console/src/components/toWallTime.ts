import { offsetMs } from './offsetMs.ts';

/** A moment as the clocks of the brand's time zone show it, "2026-03-05T18:30", to the minute; empty for none. */
export function toWallTime(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const utc = Date.parse(at);
  return new Date(utc + offsetMs(utc, timeZone)).toISOString().slice(0, 16);
}
