import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import type { SettledPart } from '../store/settlement.ts';

/** While one part waits for the disk, or for whoever else pays the same members, another one is worked on. */
const AT_ONCE = 2;

/** Works off the parts of a draw, each in a transaction of its own, until there is none that nobody else is at. */
export async function workParts(
  { pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>,
  work: (client: Transaction) => Promise<SettledPart | undefined>,
): Promise<void> {
  const workOne = (): Promise<SettledPart | undefined> =>
    retried(() =>
      transact(pool, async (client) => {
        const part = await work(client);
        const refused = part?.paid.find(({ outcome }) => outcome !== 'applied');
        if (refused !== undefined) throw new Error(`The ledger answered ${refused.outcome} to a settled order.`);
        return part;
      }),
    );
  const workOn = async (): Promise<void> => {
    for (let settled = await workOne(); settled !== undefined; settled = await workOne()) {
      wallet.announceChanges(settled.paid);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, workOn));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
