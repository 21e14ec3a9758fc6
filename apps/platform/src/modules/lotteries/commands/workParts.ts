import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import type { SettledPart } from '../store/settlement.ts';

/** Works through the parts of a draw, each in a transaction of its own, until all others are held by other workers. */
export async function workParts(
  { pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>,
  work: (client: Transaction) => Promise<SettledPart | undefined>,
): Promise<void> {
  for (;;) {
    const settled = await retried(() =>
      transact(pool, async (client) => {
        const part = await work(client);
        const refused = part?.paid.find(({ outcome }) => outcome !== 'applied');
        if (refused !== undefined) throw new Error(`The ledger answered ${refused.outcome} to a settled order.`);
        return part;
      }),
    );
    if (settled === undefined) return;
    wallet.announceChanges(settled.paid);
  }
}
