import type { createFreeRounds, getFreeRounds, OutputOf } from '@baize/contract';
import type { FreeRow } from './FreeRow.ts';
import type { GameDisplay } from './present.ts';

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

/** Free rounds as operators see them. */
export function presentOperatorFreeRounds(row: FreeRow, face: GameDisplay): OutputOf<typeof createFreeRounds> {
  return {
    ...presentFreeRounds(row, face),
    ...{ status: row.status, memberId: String(row.memberId), account: row.account, won: row.won },
    ...{ requester: row.requester, approver: row.approver, reason: row.reason },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
