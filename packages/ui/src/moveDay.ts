/** Adds days and months to an ISO day; the last of a month is clamped in a shorter one. */
export function moveDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10);
}
