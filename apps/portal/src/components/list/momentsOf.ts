import { shiftDay, startOfDay } from '../../businessDay.ts';

/** Days as calls take them that ask for moments: from where the first one begins to where the day after the last begins. */
export function momentsOf({ from, to }: { from: string; to: string }, timeZone: string): { from: string; to: string } {
  const begin = (day: string): string => new Date(startOfDay(day, timeZone)).toISOString();
  return { from: begin(from), to: begin(shiftDay(to, 1)) };
}
