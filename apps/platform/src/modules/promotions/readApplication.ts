import type { OutputOf, approveApplication } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import type { ParticipationRow } from './ParticipationRow.ts';
import { readApplications } from './readApplications.ts';

/** One participation as operators see it. */
export async function readApplication(
  db: Queryable,
  row: ParticipationRow,
  preset: string,
): Promise<OutputOf<typeof approveApplication>> {
  const [application] = await readApplications(db, { brandId: row.brandId, preset }, [row]);
  if (!application) throw new Error(`Participation ${row.id} has no promotion.`);
  return application;
}
