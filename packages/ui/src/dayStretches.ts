import { moveDay } from './moveDay.ts';

/** The stretches of days that bars over lists offer: each ends with the last day that there is, both ends are in it. */
export function dayStretches(today: string) {
  const last = (days: number): { from: string; to: string } => ({
    from: moveDay(today, { days: 1 - days }),
    to: today,
  });
  const yesterday = moveDay(today, { days: -1 });
  return {
    today: last(1),
    yesterday: { from: yesterday, to: yesterday },
    week: last(7),
    thirty: last(30),
    month: { from: `${today.slice(0, 8)}01`, to: today },
  };
}
