import { transact } from '@baize/server/transact';
import { arrive } from '../arrive.ts';
import { readRefused, settleReturn } from '../store/transits.ts';
import type { WalletDeps } from '../WalletDeps.ts';

/**
 * Delivers what one member sent to another; if it cannot be credited it is returned to its payer with a message. Both
 * are a transaction that records its result, so after a crash the next process continues.
 */
export async function endTransit(
  { pool, wallet, notices }: Pick<WalletDeps, 'pool' | 'wallet' | 'notices'>,
  transitId: bigint,
): Promise<void> {
  await arrive({ pool, wallet }, transitId);
  const refused = await readRefused(pool, transitId);
  if (refused === undefined) return;
  const tell = await notices.sendReturned(refused);
  const back = await transact(pool, async (client) => {
    const given = await settleReturn(client, transitId);
    if (given !== undefined) await tell(client, { transitId, amount: given.amount, currency: given.currency });
    return given;
  });
  if (back === undefined) return;
  const { brandId, memberId, currency, balance, version } = back;
  wallet.announceChanges([{ brandId, memberId, currency, balance, version }]);
}
