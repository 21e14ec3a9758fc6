import { Refusal } from '#kit/refusal.ts';
import { wallClock } from './wallClock.ts';

/** A quarter, and a day for a clock change. */
const MAX_DAYS = 93;

/**
 * The requested time range, with its first and last day in the brand’s time zone, for file names. `to` is exclusive.
 */
export function readStretch(
  input: { from: string; to: string },
  timeZone: string,
): { from: Date; to: Date; firstDay: string; lastDay: string } {
  const [from, to] = [new Date(input.from), new Date(input.to)];
  if (from >= to || to.getTime() - from.getTime() > MAX_DAYS * 86_400_000) {
    throw new Refusal('invalid_input', 'Not valid: from', { field: 'from' });
  }
  const dayOf = (at: Date): string => wallClock(timeZone)(at).slice(0, 10);
  return { from, to, firstDay: dayOf(from), lastDay: dayOf(new Date(to.getTime() - 1)) };
}
