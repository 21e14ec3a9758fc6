import { wallTime } from '../../businessDay.ts';
import type { Bill } from './Bill.ts';

/** What a bill is for: its days, or the end of its five minutes. */
export function billPeriod(
  { fromDay, lastDay, slotAt }: Pick<Bill, 'fromDay' | 'lastDay' | 'slotAt'>,
  timeZone: string,
): string {
  if (slotAt !== null) return wallTime(Date.parse(slotAt), timeZone);
  return fromDay === lastDay ? fromDay : `${fromDay} – ${lastDay}`;
}
