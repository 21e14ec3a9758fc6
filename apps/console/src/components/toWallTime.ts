import { offsetMs } from './offsetMs.ts';

/** A moment as a `datetime-local` field of the brand's time zone holds it, to the minute; empty for none. */
export function toWallTime(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const utc = Date.parse(at);
  return new Date(utc + offsetMs(utc, timeZone)).toISOString().slice(0, 16);
}
