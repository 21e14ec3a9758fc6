import { tellWithin } from '#modules/live/index.ts';
import type { Transaction } from './ContractsDeps.ts';
import type { RequestRow } from './RequestRow.ts';
import { HOUSE } from './rules.ts';

/** Notifies the open pages of both sides after the commit, which then reload pending requests. */
export async function tellWaiting(
  client: Transaction,
  { brandId, payerId, memberId, kind }: RequestRow,
): Promise<void> {
  for (const id of [payerId, memberId]) {
    if (id !== HOUSE) await tellWithin(client, { brandId, memberId: id }, 'contract', { kind });
  }
}
