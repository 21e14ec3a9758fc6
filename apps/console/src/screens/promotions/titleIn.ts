import type { Campaign } from './Campaign.ts';

/** The title in the brand's own language, else in any that it has. */
export function titleIn(title: Campaign['title'], language: string): string {
  const wanted = (['CN', 'EN', 'MS'] as const).toSorted((a, b) => Number(b === language) - Number(a === language));
  return wanted.map((one) => title[one]).find((text) => text !== '') ?? '—';
}
