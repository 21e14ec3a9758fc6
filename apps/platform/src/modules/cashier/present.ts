import type { deposit, depositMethod, queuedDeposit } from '@baize/contract';
import type * as z from 'zod/mini';
import type { DepositRow } from './DepositRow.ts';
import type { MethodRow } from './MethodRow.ts';

/** A method as members see it: where to pay is told with the request only. */
export function presentMethod(row: MethodRow): z.output<typeof depositMethod> {
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    currency: row.currency,
    minimum: row.minimum,
    maximum: row.maximum,
    fee: row.fee,
    minutesToExpire: row.minutesToExpire,
  };
}

/** A request as its member sees it; the operator's own words are not in it. */
export function presentDeposit(row: DepositRow): z.output<typeof deposit> {
  return {
    id: String(row.id),
    methodName: row.methodName,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    currency: row.currency,
    status: row.status,
    remark: row.remark,
    payTo: { bank: row.bank, accountName: row.accountName, accountNumber: row.accountNumber },
    publicReason: row.publicReason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** A request as the cashier sees it. */
export function presentQueued(row: DepositRow): z.output<typeof queuedDeposit> {
  return {
    id: String(row.id),
    memberId: String(row.memberId),
    account: row.account,
    methodName: row.methodName,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    currency: row.currency,
    status: row.status,
    remark: row.remark,
    bank: row.bank,
    accountNumber: row.accountNumber,
    isFirst: row.isFirst,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedByName,
    reason: row.reason,
  };
}
