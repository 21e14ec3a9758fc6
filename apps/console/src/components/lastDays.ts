import { moveDay } from '@baize/ui/moveDay';
import { toWallTime } from './toWallTime.ts';

/** So many days of a time zone, the last of them the one that is running. */
export function lastDays(count: number, nowMs: number, timeZone: string): { from: string; to: string } {
  const to = toWallTime(new Date(nowMs).toISOString(), timeZone).slice(0, 10);
  return { from: moveDay(to, { days: 1 - count }), to };
}
