import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import { addDays } from '@baize/maths/contracts/addDays';
import { periodOf, type Period } from '@baize/maths/contracts/periodOf';
import type { ContractRow, VersionRow } from './ContractRow.ts';

/** The house's id in place of an upline. */
export const HOUSE = 0n;

/** Versions that no later one with the same first day has replaced before they began. */
const lasting = ({ versions }: Pick<ContractRow, 'versions'>): VersionRow[] =>
  versions.filter(({ fromDay }, at) => versions[at + 1]?.fromDay !== fromDay);

/** The terms in force on a day; the first version before it begins. */
export function versionOn(contract: Pick<ContractRow, 'versions'>, day: string): VersionRow {
  const versions = lasting(contract);
  const found = versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];
  if (!found) throw new Error('A contract has no terms.');
  return found;
}

/** Every version in force on a day or later. */
export function versionsFrom(contract: Pick<ContractRow, 'versions'>, day: string): VersionRow[] {
  const now = versionOn(contract, day);
  return [now, ...lasting(contract).filter(({ fromDay }) => fromDay > day && fromDay > now.fromDay)];
}

/**
 * Start of newly agreed terms: a first contract and wages with the next business day, changed dividends with their next
 * period, so that no period has two versions.
 */
export function beginningOf(kind: ContractKind, present: ContractRow | undefined, today: string): string {
  const tomorrow = addDays(today, 1);
  if (!present) return tomorrow;
  if (present.startsDay > today) return present.startsDay;
  if (kind !== 'dividend') return tomorrow;
  return periodOf(versionOn(present, today).terms.period, today).to;
}

/** The period to be billed at the end of a day; undefined while it continues. */
export function periodEnding(contract: ContractRow, day: string): Period | undefined {
  const version = versionOn(contract, day);
  const period = periodOf(contract.kind === 'dividend' ? version.terms.period : 'daily', day);
  const next = addDays(day, 1);
  if (period.to !== next && contract.endsDay !== next) return undefined;
  return { from: [period.from, contract.startsDay, version.fromDay].sort().at(-1) ?? day, to: next };
}

/** The previous calendar month of a day. */
export function monthBefore(day: string): Period {
  const to = `${day.slice(0, 7)}-01`;
  return { from: `${addDays(to, -1).slice(0, 7)}-01`, to };
}

/** The periods of a kind within a range of days, cut to it. */
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
