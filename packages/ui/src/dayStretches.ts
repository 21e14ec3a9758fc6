import { moveDay } from './moveDay.ts';

/** The stretches of days that bars over lists offer, by the day that it is; both ends are in each. */
export function dayStretches(today: string) {
  const yesterday = moveDay(today, { days: -1 });
  const previous = (days: number) => ({ from: moveDay(today, { days: 1 - days }), to: today });
  const next = (days: number) => ({ from: today, to: moveDay(today, { days: days - 1 }) });
  return {
    today: previous(1),
    yesterday: { from: yesterday, to: yesterday },
    previous7: previous(7),
    previous30: previous(30),
    next7: next(7),
    next30: next(30),
    month: { from: `${today.slice(0, 8)}01`, to: today },
  };
}
