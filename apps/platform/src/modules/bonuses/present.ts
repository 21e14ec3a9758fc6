import type { claimRebate, createGrant, listBonuses, OutputOf } from '@baize/contract';
import type { GrantRow } from './GrantRow.ts';
import type { ClaimRow } from './RebateRules.ts';

type Shown = OutputOf<typeof listBonuses>['open'][number];
/** What has been staked, and in which categories. */
type Progress = { done: bigint; counted: Shown['counted'] };

/** A bonus as its member sees it, without requester and reason. Progress is capped at the requirement. */
export function presentGrant(row: GrantRow, { done, counted }: Progress = { done: row.done, counted: [] }): Shown {
  return {
    ...{ id: String(row.id), title: row.title, amount: row.amount, currency: row.currency, status: row.status },
    ...{ multiple: row.multiple, required: row.required, done: done < row.required ? done : row.required },
    counted,
    days: row.days,
    activeFrom: row.activeFrom?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A bonus as operators see it. */
export function presentOperatorGrant(row: GrantRow, progress?: Progress): OutputOf<typeof createGrant> {
  return {
    ...presentGrant(row, progress),
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
