import type { Queryable } from '#kit/db.ts';

type Purse = { brandId: number; memberId: bigint; currency: string };

/** The additional loss of one round in a vendor's list, in 1/100,000. */
export type ToldLoss = Purse & { lost: bigint; startedAt: Date; isNew: boolean };

/**
 * Counts money that went to a transfer vendor's wallet (positive) or came back. The caller has posted it in the same
 * transaction, which locks the member's account.
 */
export async function countMoved(db: Queryable, { brandId, memberId, currency }: Purse, change: bigint): Promise<void> {
  await db.query('select limits_moved($1, $2, $3, $4)', [brandId, memberId, currency, change]);
}

/** Counts losses and wins at transfer vendors, in the transaction that stores the rounds. */
export async function countTold(db: Queryable, rounds: readonly ToldLoss[]): Promise<void> {
  if (rounds.length === 0) return;
  const json = rounds.map((one) => ({
    ...{ brand: one.brandId, member: String(one.memberId), currency: one.currency, lost: String(one.lost) },
    ...{ started: one.startedAt.toISOString(), fresh: one.isNew },
  }));
  await db.query('select limits_told($1)', [JSON.stringify(json)]);
}

/** Why no game of a transfer vendor may open now, and how much may still be moved there; null is unlimited. */
export async function readRoom(
  db: Queryable,
  { brandId, memberId, currency }: Purse,
): Promise<{ refusal: 'session_limit' | 'stake_limit' | 'loss_limit' | null; room: bigint | null } | undefined> {
  const { rows } = await db.query<{
    refusal: 'session_limit' | 'stake_limit' | 'loss_limit' | null;
    room: bigint | null;
  }>('select refusal, room from limits_room($1, $2, $3, clock_timestamp())', [brandId, memberId, currency]);
  return rows[0];
}
