import { moveDay } from '@baize/ui/moveDay';
import { fromWallTime } from './fromWallTime.ts';

/** The moments between which the days of a time zone lie: from the first one's midnight to the end of the last. */
export function dayBounds(
  days: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from?: string; to?: string } {
  const from = days.from === undefined ? null : fromWallTime(`${days.from}T00:00`, timeZone);
  const to = days.to === undefined ? null : fromWallTime(`${moveDay(days.to, { days: 1 })}T00:00`, timeZone);
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}
