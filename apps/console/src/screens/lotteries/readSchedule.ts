/** When a lottery draws, as it is typed. */
export type TypedSchedule = {
  timeZone: string;
  first: string;
  last: string;
  every: string;
  weekdays: readonly number[];
};

type Schedule = {
  timeZone: string;
  firstSecond: number;
  lastSecond: number;
  everySeconds: number;
  weekdays: number[] | null;
};

export const scheduleFields = ['timeZone', 'first', 'last', 'every'] as const;

const DAYS = 7;
const MINUTE = 60;
const DAY_SECONDS = 86_400;
/** Draws of less than so many seconds follow each other too fast to be bet on. */
const LEAST_EVERY = 20;

/** Seconds of the day of an hour and a minute, with seconds or without. */
function secondOf(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return (Number(hours) * MINUTE + Number(minutes)) * MINUTE + Number(seconds);
}

/** What was typed as the server takes it, or the first field that cannot be read. Every day is no day in particular. */
export function readSchedule(
  typed: TypedSchedule,
): { schedule: Schedule } | { fault: (typeof scheduleFields)[number] | 'weekdays' } {
  const timeZone = typed.timeZone.trim();
  if (timeZone.length < 2) return { fault: 'timeZone' };
  const firstSecond = secondOf(typed.first);
  if (firstSecond === undefined) return { fault: 'first' };
  const lastSecond = secondOf(typed.last);
  if (lastSecond === undefined || lastSecond < firstSecond) return { fault: 'last' };
  const everySeconds = /^\d{1,5}$/.test(typed.every.trim()) ? Number(typed.every) : 0;
  if (everySeconds < LEAST_EVERY || everySeconds > DAY_SECONDS) return { fault: 'every' };
  if (typed.weekdays.length === 0) return { fault: 'weekdays' };
  const weekdays = typed.weekdays.length === DAYS ? null : typed.weekdays.toSorted((one, other) => one - other);
  return { schedule: { timeZone, firstSecond, lastSecond, everySeconds, weekdays } };
}
