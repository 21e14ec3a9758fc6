import { offsetMs } from './offsetMs.ts';

/** The moment that a day and a time on the clocks of a time zone name; the offset is taken again there, since it may change on that day. */
export function fromWallTime(text: string, timeZone: string): string | null {
  const utc = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(utc)) return null;
  const first = utc - offsetMs(utc, timeZone);
  return new Date(utc - offsetMs(first, timeZone)).toISOString();
}
