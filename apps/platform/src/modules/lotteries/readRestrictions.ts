import type { listRestrictions, OutputOf } from '@baize/contract';
import type { Brand } from '#kit/implement.ts';
import type { Queryable } from '#kit/db.ts';
import { presentRestriction } from './present.ts';
import { listRestrictionRows } from './store/restrictions.ts';

/** The restricted numbers of a lottery as they stand now. */
export async function readRestrictions(
  db: Queryable,
  { id: brandId, currency }: Pick<Brand, 'id' | 'currency'>,
  lotteryId: number,
): Promise<OutputOf<typeof listRestrictions>> {
  const rows = await listRestrictionRows(db, { brandId, lotteryId });
  return { currency, restrictions: rows.map(presentRestriction) };
}
