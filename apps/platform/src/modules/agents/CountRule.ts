import type { Brand } from '#kit/implement.ts';
import type { CountCursor } from './store/counts.ts';

/** Aggregation parameters: the brand's clock and currency, and the game categories. */
export type CountRule = Readonly<{
  brand: Pick<Brand, 'id' | 'currency' | 'timeZone'>;
  classes: Readonly<Record<string, string>>;
}>;

/** Whether the figures were aggregated with other parameters, so that all of them have to be recomputed. */
export function isOutdated({ brand, classes }: CountRule, cursor: CountCursor): boolean {
  if (cursor.timeZone !== brand.timeZone) return true;
  return Object.entries(cursor.classes).some(([key, category]) => (classes[key] ?? 'RNG') !== category);
}
