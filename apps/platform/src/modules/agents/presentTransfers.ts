import type { listLineTransfers, OutputOf } from '@baize/contract';
import { readTransits } from '#modules/wallet/index.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { transferKey, transferScope, type TransferRow } from './store/transfers.ts';

/** Transfers along the line with the receivers' names, and what became of each. */
export async function presentTransfers(
  { pool, identity }: Pick<AgentsDeps, 'pool' | 'identity'>,
  brandId: number,
  rows: readonly TransferRow[],
): Promise<OutputOf<typeof listLineTransfers>['content']> {
  const [accounts, states] = await Promise.all([
    identity.accountsOf({ brandId, memberIds: rows.map(({ toId }) => toId) }),
    readTransits(pool, { brandId, scope: transferScope, keys: rows.map(transferKey) }),
  ]);
  return rows.map((row) => ({
    ...{ id: String(row.id), direction: row.direction, account: accounts.get(row.toId)?.account ?? '' },
    ...{ amount: row.amount, currency: row.currency, note: row.note },
    // What was sent before transfers stood in transit was with the other at once.
    status: states.get(transferKey(row)) ?? 'arrived',
    createdAt: row.createdAt.toISOString(),
  }));
}
