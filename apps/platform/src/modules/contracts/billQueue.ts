import type { BillRow, BillStatus } from './BillRow.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { readBillQueue } from './store/bills.ts';

export const viewStatuses: Readonly<Record<string, readonly BillStatus[]>> = {
  unapproved: ['unapproved'],
  open: ['due', 'partly', 'insufficient'],
  issued: ['issued'],
  rejected: ['rejected'],
  all: ['unapproved', 'due', 'partly', 'insufficient', 'issued', 'notReached', 'rejected'],
};

/** Reads the pages of a view of a brand's bills, optionally of one account. */
export async function billQueue(
  { pool, identity }: Pick<ContractsDeps, 'pool' | 'identity'>,
  { brandId, view, search = '' }: { brandId: number; view: string; search?: string | undefined },
): Promise<(page: { limit: number; offset: number }) => Promise<{ rows: BillRow[]; total: number }>> {
  const account = search.trim();
  const found = account === '' ? undefined : await identity.findAccountByName({ brandId, account });
  const filter = {
    ...{ brandId, statuses: viewStatuses[view] ?? [], isOldestFirst: view === 'unapproved' || view === 'open' },
    memberIds: account === '' ? undefined : found ? [found.memberId] : [],
  };
  return (page) => readBillQueue(pool, filter, page);
}
