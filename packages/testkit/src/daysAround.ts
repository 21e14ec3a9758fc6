const DAY_MS = 86_400_000;

/**
 * The days around a moment in the time zone of the test brands: covers whatever a test does while it runs, also across
 * midnight.
 */
export function daysAround(at: Date = new Date()): { from: string; to: string } {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
  return { from: format(at.getTime() - DAY_MS), to: format(at.getTime() + DAY_MS) };
}
