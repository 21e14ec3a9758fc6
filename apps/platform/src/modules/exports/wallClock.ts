/** Formats times as `2026-03-05 17:07:05` in a time zone. */
export function wallClock(timeZone: string): (at: Date) => string {
  const formatter = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  return (at) => {
    const part = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
    const year = (part['year'] ?? '').padStart(4, '0');
    return `${year}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
  };
}
