import { animalOfYear } from '@baize/maths/lottery/animals';
import { families } from '@baize/maths/lottery/families';
import type { Family, Play } from '@baize/maths/lottery/Play';

const known = new Map<number, ReadonlyMap<string, Family>>();
const plays = new WeakMap<Family, ReadonlyMap<string, Play>>();

const lunarYear = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 28_800_000;
/** The animal of the day that was asked for last: every bet asks, and most of them for the same day. */
let latest = { day: Number.NaN, animal: 0 };

/** The animal of the lunar year that a moment lies in. */
export function yearAnimalAt(moment: Date): number {
  const day = Math.floor((moment.getTime() + SHANGHAI_MS) / DAY_MS);
  if (day !== latest.day) {
    const part = lunarYear.formatToParts(moment).find(({ type }) => (type as string) === 'relatedYear');
    if (part === undefined) throw new Error('This installation knows no lunar calendar.');
    latest = { day, animal: animalOfYear(Number(part.value)) };
  }
  return latest.animal;
}

/** A family at the time of a draw. */
export function familyOf(key: string, drawAt: Date): Family {
  const animal = yearAnimalAt(drawAt);
  const byKey = known.get(animal) ?? new Map(families(animal).map((family) => [family.key, family]));
  known.set(animal, byKey);
  const family = byKey.get(key);
  if (family === undefined) throw new Error(`There is no family ${key}.`);
  return family;
}

/** A play of a family by its id. */
export function playOf(family: Family, id: string): Play | undefined {
  const byId = plays.get(family) ?? new Map(family.plays.map((play) => [play.id, play]));
  plays.set(family, byId);
  return byId.get(id);
}
