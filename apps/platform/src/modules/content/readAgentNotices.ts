import type { Language } from '@baize/contract/languages';
import type { notice } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import { presentNotice, wantedOf } from './present.ts';
import { readShown } from './store.ts';

/** A brand's current notices to its agents; visible to agents only. */
export async function readAgentNotices(
  db: Queryable,
  brand: { id: number; defaultLanguage: string },
  language: Language | undefined,
): Promise<z.output<typeof notice>[]> {
  const wanted = wantedOf(brand, language);
  const rows = await readShown(db, brand.id, 'announcement');
  return rows.filter(({ body }) => body.type === 'AG').map((row) => presentNotice(row, wanted));
}
