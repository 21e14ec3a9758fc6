import { animalOfYear } from '@baize/maths/lottery/animals';
import { families } from '@baize/maths/lottery/families';
import { lunarYearOf } from '@baize/maths/lottery/lunarYearOf';
import type { Family, Play } from '@baize/maths/lottery/Play';

const known = new Map<number, ReadonlyMap<string, Family>>();
const plays = new WeakMap<Family, ReadonlyMap<string, Play>>();

/** China has kept one hour all year round since 1992. */
const SHANGHAI_MS = 28_800_000;

/** The animal of the lunar year that a moment lies in. */
export function yearAnimalAt(moment: Date): number {
  const there = new Date(moment.getTime() + SHANGHAI_MS);
  return animalOfYear(lunarYearOf(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()));
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
