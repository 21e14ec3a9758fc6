import { addDays, dayNumber } from './addDays.ts';
import type { PeriodType } from './Terms.ts';

/** Calendar days; `to` is exclusive. */
export type Period = Readonly<{ from: string; to: string }>;

/**
 * The period of a day: the day itself, its week from Monday on, the half of its month (1st to 15th, 16th to the end) or
 * its month.
 */
export function periodOf(type: PeriodType, day: string): Period {
  const month = day.slice(0, 7);
  const nextMonth = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
  switch (type) {
    case 'daily':
      return { from: day, to: addDays(day, 1) };
    case 'weekly': {
      // The first of January 1970 was a Thursday.
      const from = addDays(day, -((dayNumber(day) + 3) % 7));
      return { from, to: addDays(from, 7) };
    }
    case 'semimonthly':
      return Number(day.slice(8)) <= 15
        ? { from: `${month}-01`, to: `${month}-16` }
        : { from: `${month}-16`, to: nextMonth };
    case 'monthly':
      return { from: `${month}-01`, to: nextMonth };
  }
}
