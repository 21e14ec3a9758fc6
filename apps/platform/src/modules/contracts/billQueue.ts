import type { BillRow, BillStatus } from './BillRow.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { soughtMembers } from './soughtMembers.ts';
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
  deps: Pick<ContractsDeps, 'pool' | 'identity'>,
  { brandId, view, search }: { brandId: number; view: string; search?: string | undefined },
): Promise<
  (page: { limit: number; offset?: number; after?: bigint | undefined }) => Promise<{ rows: BillRow[]; total: number }>
> {
  const filter = {
    ...{ brandId, statuses: viewStatuses[view] ?? [], isOldestFirst: view === 'unapproved' || view === 'open' },
    memberIds: await soughtMembers(deps, { brandId, search }),
  };
  return (page) => readBillQueue(deps.pool, filter, page);
}
