import type { OutputOf, createWithdrawal, getProof, listAccounts, listWithdrawalQueue } from '@baize/contract';
import type { AccountRow } from './AccountRow.ts';
import { maskNumber } from './rules.ts';
import type { Proof } from './store/proofs.ts';
import type { WithdrawalRow } from './WithdrawalRow.ts';

/** An account as its owner sees it. */
export function presentAccount(row: AccountRow): OutputOf<typeof listAccounts>[number] {
  return {
    id: String(row.id),
    kind: row.kind,
    bank: row.bank,
    branch: row.branch,
    holderName: row.holderName,
    maskedNumber: maskNumber(row.number),
    isDefault: row.isDefault,
    createdAt: row.createdAt.toISOString(),
  };
}

function sumsOf(row: WithdrawalRow) {
  const arrives = row.amount - row.fee;
  return {
    ...{ amount: row.amount, fee: row.fee, arrives, currency: row.currency },
    ...{ amountReceived: row.amountReceived, paidBack: row.paidBack },
    remainder: remainderOf(row, arrives),
  };
}

/** The amount that did not arrive, once the member has reported it. */
function remainderOf(row: WithdrawalRow, arrives: bigint): bigint | null {
  if (row.amountReceived !== null) return arrives - row.amountReceived;
  return row.hasProof ? arrives : null;
}

/** A withdrawal as its member sees it: without operators' names, flags and internal notes. */
export function presentWithdrawal(row: WithdrawalRow): OutputOf<typeof createWithdrawal> {
  return {
    ...sumsOf(row),
    id: String(row.id),
    status: row.status,
    account: {
      ...{ kind: row.kind, bank: row.bank, holderName: row.holderName },
      maskedNumber: maskNumber(row.number),
    },
    confirmBy: row.confirmBy?.toISOString() ?? null,
    isForced: row.isForced,
    hasProof: row.hasProof,
    publicReason: row.publicReason,
    createdAt: row.createdAt.toISOString(),
    timeline: row.timeline.map(({ status, at }) => ({ status, at })),
  };
}

/** A withdrawal as the cashier sees it; the complete account number only for operators who may pay it. */
export function presentQueuedWithdrawal(
  row: WithdrawalRow,
  { mayDecide }: { mayDecide: boolean },
): OutputOf<typeof listWithdrawalQueue>['page']['content'][number] {
  return {
    ...sumsOf(row),
    id: String(row.id),
    memberId: String(row.memberId),
    account: row.account,
    status: row.status,
    ...{ kind: row.kind, bank: row.bank, branch: row.branch, holderName: row.holderName },
    number: mayDecide ? row.number : maskNumber(row.number),
    flags: row.flags,
    turnoverRequired: row.turnoverRequired,
    turnoverDone: row.turnoverDone,
    needsSecond: row.needsSecond,
    firstApprover: row.firstApprover,
    approver: row.approver,
    payer: row.payer,
    reference: row.reference,
    ...{ isPaying: row.isPaying, payNote: row.payNote },
    confirmBy: row.confirmBy?.toISOString() ?? null,
    isForced: row.isForced,
    hasProof: row.hasProof,
    publicReason: row.publicReason,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    timeline: row.timeline,
  };
}

/** A proof with its bytes in base64. */
export function presentProof({ mediaType, content }: Proof): OutputOf<typeof getProof> {
  return { mediaType, data: content.toString('base64') };
}
