import type { Queryable } from '#kit/db.ts';
import { readCameInSince } from '#modules/identity/index.ts';
import { readPlayedSince } from '#modules/vendors/index.ts';
import { readBookedSince } from '#modules/wallet/index.ts';
import type { CountRule } from './CountRule.ts';
import type { Changed } from './readChanges.ts';
import { isLottery } from './readClasses.ts';

/** Members of a brand with changes since a given time, with the affected days of play. */
export async function readChanged(db: Queryable, { brand, classes }: CountRule, since: string): Promise<Changed> {
  const place = { brandId: brand.id, currency: brand.currency, since };
  const lotteries = Object.keys(classes).filter((key) => isLottery(classes[key] ?? ''));
  const changed = new Map<bigint, Set<string>>();
  const daysOf = (memberId: bigint): Set<string> => {
    const days = changed.get(memberId) ?? new Set<string>();
    changed.set(memberId, days);
    return days;
  };
  const played = await readPlayedSince(db, { ...place, timeZone: brand.timeZone, lotteries });
  for (const { memberId, day } of played) daysOf(memberId).add(day);
  for (const memberId of await readBookedSince(db, place)) daysOf(memberId);
  for (const memberId of await readCameInSince(db, place)) daysOf(memberId);
  return changed;
}
