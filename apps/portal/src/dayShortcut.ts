import { shiftDay } from './businessDay.ts';

export type DayShortcut = 'previous7' | 'previous30' | 'next7' | 'next30';

/** Seven or thirty days of business that begin or end with today, both ends included. */
export function dayShortcut(id: DayShortcut, today: string): { from: string; to: string } {
  const days = id.endsWith('30') ? 29 : 6;
  return id.startsWith('previous')
    ? { from: shiftDay(today, -days), to: today }
    : { from: today, to: shiftDay(today, days) };
}
