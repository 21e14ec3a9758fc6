import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { mustPost, type PostResult, type WalletItem } from '#modules/wallet/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { progressOf } from '../progressOf.ts';
import { endOf, moneyOfGrant } from '../rules.ts';
import { activateNext, endGrant, lockGrants, readActive } from '../store/grants.ts';

/**
 * Checks a member's active bonus: released when the requirement is met, returned when it has expired. State and money
 * are one transaction, which also activates the next bonus. True if one ended.
 */
export async function settleGrants(
  deps: Pick<BonusesDeps, 'pool' | 'wallet' | 'onEnded'>,
  owner: { brandId: number; memberId: bigint },
): Promise<boolean> {
  const { items, results } = await retried(() =>
    transact(deps.pool, async (client): Promise<{ items: WalletItem[]; results: PostResult[] }> => {
      await lockGrants(client, owner);
      const active = await readActive(client, owner);
      if (!active) return { items: [], results: [] };
      const done = await progressOf(client, active.grant);
      const end = endOf(active.grant, done, active.now);
      const ended = end && (await endGrant(client, { id: active.grant.id, done }, end));
      if (!ended) return { items: [], results: [] };
      await deps.onEnded(client, ended);
      await activateNext(client, owner);
      const money = moneyOfGrant(ended);
      const posted = await mustPost(client, money, 'the end of a bonus');
      return { items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return items.length > 0;
}
