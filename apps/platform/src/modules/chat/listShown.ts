import type { ownChatEnvelope } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { MemberOf } from './MessageRow.ts';
import { presentEnvelope, presentMine } from './present.ts';
import { readShare, readShown, readTakers } from './store/envelopes.ts';

/** The envelopes shown in a room, as one member sees them. */
export async function listShown(
  db: Queryable,
  { brandId, memberId, roomId }: MemberOf & { roomId: string },
): Promise<z.output<typeof ownChatEnvelope>[]> {
  const rows = await readShown(db, brandId, roomId);
  const takers = await readTakers(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const of = takers.filter(({ envelopeId }) => envelopeId === row.id);
      return { ...presentEnvelope(row, of), mine: presentMine(await readShare(db, row.id, { brandId, memberId })) };
    }),
  );
}
