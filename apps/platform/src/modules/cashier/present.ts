import type { deposit, depositMethod, queuedDeposit } from '@baize/contract';
import type * as z from 'zod/mini';
import type { PaymentRow } from '#modules/gateways/index.ts';
import type { DepositRow } from './DepositRow.ts';
import type { MethodRow } from './MethodRow.ts';

/** A method as members see it; the payee account is only in the deposit. */
export function presentMethod(row: MethodRow): z.output<typeof depositMethod> {
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    names: row.names,
    currency: row.currency,
    minimum: row.minimum,
    maximum: row.maximum,
    fee: row.fee,
    minutesToExpire: row.minutesToExpire,
  };
}

/** A deposit as its member sees it, without internal notes. */
export function presentDeposit(
  row: DepositRow,
  payment: Pick<PaymentRow, 'payUrl' | 'status'> | undefined,
): z.output<typeof deposit> {
  const isPayable = row.status === 'pending' && payment?.status === 'open' && payment.payUrl !== '';
  return {
    id: String(row.id),
    kind: row.kind,
    methodName: row.methodName,
    methodNames: row.methodNames,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    currency: row.currency,
    status: row.status,
    isLate: row.isLate && row.status !== 'review',
    remark: row.remark,
    payTo: { bank: row.bank, accountName: row.accountName, accountNumber: row.accountNumber },
    network: row.network,
    qrText: row.qrText,
    payUrl: isPayable ? payment.payUrl : null,
    txHash: row.txHash,
    hasProof: row.hasProof,
    publicReason: row.publicReason,
    heldFor: row.heldFor,
    returnReference: row.returnReference,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** A deposit as the cashier sees it. */
export function presentQueued(row: DepositRow): z.output<typeof queuedDeposit> {
  return {
    id: String(row.id),
    memberId: String(row.memberId),
    account: row.account,
    kind: row.kind,
    methodName: row.methodName,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    currency: row.currency,
    status: row.status,
    ...{ needsSecond: row.needsSecond, firstApprover: row.firstApprover, isLate: row.isLate },
    firstApprovedAt: row.firstApprovedAt?.toISOString() ?? null,
    remark: row.remark,
    bank: row.bank,
    accountNumber: row.accountNumber,
    network: row.network,
    txHash: row.txHash,
    hasProof: row.hasProof,
    isFirst: row.isFirst,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedByName,
    reason: row.reason,
    heldFor: row.heldFor,
    returnReference: row.returnReference,
  };
}
