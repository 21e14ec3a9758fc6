const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-03-05 17:07:05` in a time zone, the same in every language so that columns line up. */
export function formatMoment(at: string, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(new Date(at));
}
