import { animalOfYear } from '@baize/maths/lottery/animals';
import { families } from '@baize/maths/lottery/families';
import type { Family, Play } from '@baize/maths/lottery/Play';

const known = new Map<number, ReadonlyMap<string, Family>>();
const plays = new WeakMap<Family, ReadonlyMap<string, Play>>();

const lunarYear = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'Asia/Shanghai' });

/** The zodiac animal of the lunar year of a time. */
export function yearAnimalAt(moment: Date): number {
  const part = lunarYear.formatToParts(moment).find(({ type }) => (type as string) === 'relatedYear');
  if (part === undefined) throw new Error('This installation knows no lunar calendar.');
  return animalOfYear(Number(part.value));
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
