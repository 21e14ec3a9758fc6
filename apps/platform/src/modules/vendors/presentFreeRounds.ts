import type { createFreeRounds, getFreeRounds, OutputOf } from '@baize/contract';
import type { FreeRow } from './FreeRow.ts';
import type { GameDisplay } from './present.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** Free rounds as their member sees them. */
export function presentFreeRounds(row: FreeRow, face: GameDisplay): OutputOf<typeof getFreeRounds>['content'][number] {
  return {
    id: String(row.id),
    ...{ vassalage: face.vassalage, vendorName: face.vendorName, gameCode: face.gameCode, gameName: face.name },
    ...{ image: face.image, currency: row.currency, stake: row.stake, rounds: row.rounds },
    left: row.rounds - row.used,
    endsAt: row.endsAt.toISOString(),
  };
}

/** Free rounds as operators see them; `told` are the vendors that have to be told of them. */
export async function presentOperatorFreeRounds(
  { catalogue }: Pick<VendorsDeps, 'catalogue'>,
  row: FreeRow,
  told: ReadonlyMap<number, unknown>,
): Promise<OutputOf<typeof createFreeRounds>> {
  const face = await catalogue.displayOf(row.vendorId, row.gameCode);
  return {
    ...presentFreeRounds(row, face),
    ...{ status: row.status, memberId: String(row.memberId), account: row.account, won: row.won },
    isAtVendor: row.isTold || !told.has(row.vendorId),
    ...{ requester: row.requester, approver: row.approver, reason: row.reason },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
