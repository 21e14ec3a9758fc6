import type { claimRebate, createGrant, listBonuses, OutputOf } from '@baize/contract';
import type { GrantRow } from './GrantRow.ts';
import type { ClaimRow } from './RebateRules.ts';

/** A bonus as its member sees it, without requester and reason. Progress is capped at the requirement. */
export function presentGrant(row: GrantRow, done: bigint): OutputOf<typeof listBonuses>['open'][number] {
  return {
    ...{ id: String(row.id), title: row.title, amount: row.amount, currency: row.currency, status: row.status },
    ...{ multiple: row.multiple, required: row.required, done: done < row.required ? done : row.required },
    days: row.days,
    activeFrom: row.activeFrom?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A bonus as operators see it. */
export function presentOperatorGrant(row: GrantRow, done: bigint): OutputOf<typeof createGrant> {
  return {
    ...presentGrant(row, done),
    ...{ memberId: String(row.memberId), account: row.account, requester: row.requester },
    ...{ approver: row.approver, reason: row.reason },
  };
}

export function presentClaim(row: ClaimRow): OutputOf<typeof claimRebate> {
  return {
    ...{ id: String(row.id), amount: row.amount, currency: row.currency, createdAt: row.createdAt.toISOString() },
    lines: row.lines.map((line) => ({ ...line, validBet: BigInt(line.validBet), amount: BigInt(line.amount) })),
  };
}
