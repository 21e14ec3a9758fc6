const DAY_MS = 86_400_000;

/**
 * The days around a moment in the time zone of the test brands: whatever a test does while it runs falls on one of them,
 * also where midnight comes meanwhile.
 */
export function daysAround(at: Date = new Date()): { from: string; to: string } {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
  return { from: format(at.getTime() - DAY_MS), to: format(at.getTime() + DAY_MS) };
}
