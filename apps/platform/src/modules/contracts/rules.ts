import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import { addDays } from '@baize/maths/contracts/addDays';
import { periodOf, type Period } from '@baize/maths/contracts/periodOf';
import type { ContractRow, VersionRow } from './ContractRow.ts';

/** The house, where it stands in the place of an upline. */
export const HOUSE = 0n;

/** The terms that hold on a day; before the first version begins, that one. */
export function versionOn({ versions }: Pick<ContractRow, 'versions'>, day: string): VersionRow {
  const found = versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];
  if (!found) throw new Error('A contract has no terms.');
  return found;
}

/** Every version that holds on a day or later. */
export function versionsFrom(contract: Pick<ContractRow, 'versions'>, day: string): VersionRow[] {
  const now = versionOn(contract, day);
  return [now, ...contract.versions.filter(({ fromDay }) => fromDay > day && fromDay > now.fromDay)];
}

/**
 * When newly agreed terms begin: a first contract and wages with the next business day, changed dividends with their next
 * period, so that no period is paid by two sets of terms.
 */
export function beginningOf(kind: ContractKind, present: ContractRow | undefined, today: string): string {
  const tomorrow = addDays(today, 1);
  if (!present) return tomorrow;
  if (present.startsDay > today) return present.startsDay;
  if (kind !== 'dividend') return tomorrow;
  return periodOf(versionOn(present, today).terms.period, today).to;
}

/** What is billed when a day is over; undefined while the period goes on. */
export function periodEnding(contract: ContractRow, day: string): Period | undefined {
  const version = versionOn(contract, day);
  const period = periodOf(contract.kind === 'dividend' ? version.terms.period : 'daily', day);
  const next = addDays(day, 1);
  if (period.to !== next && contract.endsDay !== next) return undefined;
  return { from: [period.from, contract.startsDay, version.fromDay].sort().at(-1) ?? day, to: next };
}

/** The calendar month before the one of a day. */
export function monthBefore(day: string): Period {
  const to = `${day.slice(0, 7)}-01`;
  return { from: `${addDays(to, -1).slice(0, 7)}-01`, to };
}

/** The periods of a kind that lie in a stretch of days, cut to it. */
export function periodsWithin(kind: ContractKind, { period }: Pick<Terms, 'period'>, { from, to }: Period): Period[] {
  const periods: Period[] = [];
  for (let day = from; day < to;) {
    const whole = periodOf(kind === 'dividend' ? period : 'daily', day);
    const end = whole.to < to ? whole.to : to;
    periods.push({ from: day, to: end });
    day = end;
  }
  return periods;
}
