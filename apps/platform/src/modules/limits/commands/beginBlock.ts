import type { BlockKind } from '../rules.ts';
import { addBlock } from '../store.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';

/**
 * Starts a member's own time-out or exclusion. One transaction blocks bets in the ledger and ends sessions and open
 * games; winnings still arrive, and the member may sign in again to withdraw.
 */
export async function beginBlock(
  { identity }: Pick<LimitsDeps, 'identity'>,
  block: {
    brandId: number;
    memberId: bigint;
    kind: Exclude<BlockKind, 'operatorExclusion'>;
    lasts: { hours: number } | { months: number };
  },
): Promise<void> {
  await identity.signOut(block, (client) => addBlock(client, block));
}
