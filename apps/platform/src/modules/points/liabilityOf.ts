import { liabilityAges, liabilitySources, type getLiability, type OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { Queryable } from '#kit/db.ts';
import { presentSettings } from './present.ts';
import { valueOf } from './rules.ts';
import { readLiability } from './store/liability.ts';
import { readPointsSettings } from './store/settings.ts';

type Liability = OutputOf<typeof getLiability>;

/** A brand's liability in points, by source and age; its parts always add up to the total. */
export async function liabilityOf(db: Queryable, brand: Pick<Brand, 'id' | 'currency'>): Promise<Liability> {
  const [figures, settings] = await Promise.all([readLiability(db, brand.id), readPointsSettings(db, brand.id)]);
  const { currency, ratioPoints, ratioAmount } = presentSettings(settings, brand.currency);
  const ratio = { ratioPoints, ratioAmount };
  const whole = (what: 'outstanding' | 'below' | 'waiting' | 'book') => {
    const figure = figures.find((one) => one.what === what);
    if (!figure) throw new Error(`The liability lacks its figure ${what}.`);
    return figure;
  };
  const rows = liabilitySources.flatMap((source) => {
    const own = figures.filter((one) => one.what === 'part' && sourceOf(one.source) === source);
    if (own.length === 0) return [];
    const sum = (parts: typeof own): bigint => parts.reduce((total, one) => total + one.points, 0n);
    const ages = liabilityAges.map((_bound, age) => Number(sum(own.filter((one) => one.age === age))));
    const points = sum(own);
    return [{ source, ages, points: Number(points), value: valueOf(points, ratio) }];
  });
  const outstanding = whole('outstanding');
  return {
    ...{ asOf: outstanding.asOf.toISOString(), currency, ratioPoints, ratioAmount, rows },
    ...{ outstanding: Number(outstanding.points), members: outstanding.members },
    value: valueOf(outstanding.points, ratio),
    ...{ below: Number(whole('below').points), waiting: Number(whole('waiting').points) },
    book: Number(whole('book').points),
  };
}

function sourceOf(text: string): (typeof liabilitySources)[number] {
  return liabilitySources.find((one) => one === text) ?? 'unnamed';
}
