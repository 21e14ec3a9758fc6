import { Refusal } from '#kit/refusal.ts';
import { wallClock } from './wallClock.ts';

/** A quarter, and a day for clocks that are changed in it. */
const MAX_DAYS = 93;

/**
 * The stretch of time that is asked for, with its first and last day on the brand’s wall clock, for the names of files.
 * `to` ends the stretch and is no longer inside.
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
