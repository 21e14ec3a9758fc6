import type { entry, getTransfer, getTrialBalance, listTransactions, OutputOf, trialBalanceRow } from '@baize/contract';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type * as z from 'zod/mini';
import type { EntryRow } from './EntryRow.ts';
import type { CheckRow } from './CheckRow.ts';
import type { TotalsRow } from './store/totals.ts';
import type { LedgerTransfer } from './store/transfer.ts';

/** A ledger entry; the reference is the idempotency key of its transfer. */
export function presentEntry(row: EntryRow): z.output<typeof entry> {
  return {
    transferId: String(row.transferId),
    kind: row.kind,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    version: String(row.version),
    reference: row.key,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A transfer as operators see it, with its entries' texts. */
export function presentTransfer({
  id,
  key,
  refKey,
  seq,
  createdAt,
  ...transfer
}: LedgerTransfer): OutputOf<typeof getTransfer> {
  return {
    ...transfer,
    ...{ transferId: String(id), reference: key, refersTo: refKey, sequence: String(seq) },
    createdAt: createdAt.toISOString(),
  };
}

/** The totals of one currency. Members, holds, debts, transit and house add up to the sum. */
export function presentTotals(row: TotalsRow): z.output<typeof trialBalanceRow> {
  return {
    brandCode: row.brandCode,
    currency: row.currency,
    members: row.members,
    holds: row.holds,
    debts: row.debts,
    transit: row.transit,
    house: row.house,
    sum: row.sum,
    entries: String(row.entries),
    accounts: String(row.accounts),
  };
}

/**
 * A check as an operator of one brand sees it: that brand's faults, and whether there are shared ones. Platform
 * operators (`brandId` undefined) see all of it, with the chains.
 */
export function presentCheck(
  { askedBy, begunAt, endedAt, takenAt, isSound, faults, isCut, chains }: CheckRow,
  brandId: number | undefined,
): NonNullable<OutputOf<typeof getTrialBalance>['check']> | null {
  if (begunAt === null || endedAt === null || takenAt === null) return null;
  const shown = brandId === undefined ? faults : faults.filter((fault) => fault.brandId === brandId);
  const hasOthers = isCut || faults.some((fault) => fault.brandId === null);
  return {
    ...{ takenAt: takenAt.toISOString(), tookMs: endedAt.getTime() - begunAt.getTime(), askedBy },
    isSound: brandId === undefined ? isSound === true : shown.length === 0 && !hasOthers,
    hasSharedFaults: hasOthers,
    faults: shown.map(({ what, where }) => ({ what, where })),
    chains: brandId === undefined ? chains : null,
  };
}

type Transaction = OutputOf<typeof listTransactions>['page']['content'][number];

/** The id of an entry's withdrawal; undefined for other entries. */
export function withdrawalOf({ scope, key }: EntryRow): string | undefined {
  return scope === 'cashier.withdrawal' ? key.split(':')[1] : undefined;
}

/** An entry as its member sees it, without the transfer's key. */
export function presentTransaction(
  row: EntryRow<TransactionKind>,
  statuses: ReadonlyMap<string, NonNullable<Transaction['withdrawalStatus']>>,
  note: string | undefined,
): Transaction {
  return {
    version: String(row.version),
    transferId: String(row.transferId),
    kind: row.kind,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    createdAt: row.createdAt.toISOString(),
    withdrawalStatus: statuses.get(withdrawalOf(row) ?? '') ?? null,
    ...(note === undefined ? {} : { note }),
  };
}
