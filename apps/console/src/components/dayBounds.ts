/** The moments between which the days of a time zone lie: from the first one's midnight to the end of the last. */
export function dayBounds(
  days: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from?: string; to?: string } {
  return {
    ...(days.from === undefined ? {} : { from: midnight(days.from, timeZone) }),
    ...(days.to === undefined ? {} : { to: midnight(nextDay(days.to), timeZone) }),
  };
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The moment a day begins: UTC midnight less the zone's offset, taken again there since it may change that night. */
function midnight(day: string, timeZone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const first = utc - offsetMs(utc, timeZone);
  return new Date(utc - offsetMs(first, timeZone)).toISOString();
}

function offsetMs(at: number, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
