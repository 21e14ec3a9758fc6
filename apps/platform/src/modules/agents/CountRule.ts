import type { Brand } from '#kit/implement.ts';
import type { CountCursor } from './store/counts.ts';

/** What is counted by: the brand's clock and currency, and the categories of games. */
export type CountRule = Readonly<{
  brand: Pick<Brand, 'id' | 'currency' | 'timeZone'>;
  classes: Readonly<Record<string, string>>;
}>;

/** Whether what was counted was counted by other rules, so that all of it has to be counted anew. */
export function isOutdated({ brand, classes }: CountRule, cursor: CountCursor): boolean {
  if (cursor.timeZone !== brand.timeZone) return true;
  return Object.entries(cursor.classes).some(([key, category]) => (classes[key] ?? 'RNG') !== category);
}
