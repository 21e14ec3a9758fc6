import type { CampaignRow, MissionGoal } from './CampaignRow.ts';
import type { Periods } from './store/periods.ts';

/** The current period of a mission: the name of its participation, the counted range, and when it resets or ends. */
export type MissionWindow = Readonly<{ part: string; since: Date; until: Date; endsAt: Date | null }>;

export function windowOf(
  period: MissionGoal['period'],
  { startsAt, endsAt }: Pick<CampaignRow, 'startsAt' | 'endsAt'>,
  periods: Periods,
): MissionWindow {
  const named = {
    day: { part: periods.day, from: periods.dayFrom, until: periods.dayUntil },
    week: { part: `w${periods.week}`, from: periods.weekFrom, until: periods.weekUntil },
    // Nothing happens after today, so the end of today is equivalent to none.
    once: { part: 'once', from: startsAt, until: periods.dayUntil },
  }[period];
  const since = startsAt > named.from ? startsAt : named.from;
  const until = endsAt !== null && endsAt < named.until ? endsAt : named.until;
  return { part: named.part, since, until, endsAt: period === 'once' ? endsAt : until };
}
