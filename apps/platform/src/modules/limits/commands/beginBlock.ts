import type { BlockKind } from '../rules.ts';
import { addBlock } from '../store.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';

/**
 * Begins a member's own time without play. In one transaction the ledger refuses their stakes, and their sessions and the
 * games they have open end; what they have won still arrives, and they may sign in again to take it out.
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
