import type { Language } from '@baize/contract/languages';
import type { OutputOf, getStatus } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { presentResource } from './present.ts';
import { readShown } from './store.ts';

type Resources = Extract<OutputOf<typeof getStatus>, { status: 0 }>['resources'];

/** A brand's current downloads, with labels in one language and the brand's as fallback. */
export async function readResources(
  db: Queryable,
  brand: { id: number; defaultLanguage: string },
  language: Language,
): Promise<Resources> {
  const rows = await readShown(db, brand.id, 'resource');
  return rows.map((row) => presentResource(row, { language, preset: brand.defaultLanguage }));
}
