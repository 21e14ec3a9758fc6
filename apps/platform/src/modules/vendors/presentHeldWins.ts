import type { decideHeldWin, OutputOf } from '@baize/contract';
import type { HeldRow } from './HeldRow.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** Held wins as operators see them, with the names of members and games. */
export async function presentHeldWins(
  { catalogue, identity }: Pick<VendorsDeps, 'catalogue' | 'identity'>,
  brandId: number,
  rows: readonly HeldRow[],
): Promise<OutputOf<typeof decideHeldWin>[]> {
  const accounts = await identity.accountsOf({ brandId, memberIds: rows.map(({ memberId }) => memberId) });
  return Promise.all(
    rows.map(async (row) => {
      const { vendorName, name } = await catalogue.displayOf(row.vendorId, row.gameCode);
      return {
        ...{ id: String(row.id), memberId: String(row.memberId), account: accounts.get(row.memberId)?.account ?? '' },
        ...{ vendorName, gameName: name, round: row.round, currency: row.currency, amount: row.amount },
        ...{ stake: row.stake, status: row.status, first: row.first, decider: row.decider, reason: row.reason },
        createdAt: row.createdAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
      };
    }),
  );
}
