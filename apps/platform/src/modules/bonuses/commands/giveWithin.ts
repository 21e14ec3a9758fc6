import { mustPost, type PostResult, type WalletItem } from '#modules/wallet/index.ts';
import type { Transaction } from '../BonusesDeps.ts';
import type { GrantRow } from '../GrantRow.ts';
import { moneyOfGiven } from '../rules.ts';
import { activateNext, insertGiven, lockGrants } from '../store/grants.ts';

/**
 * A bonus by a rule: `amount` in 1/100,000 units, to be wagered `multiple` times within `days`; zero releases it at
 * once.
 */
export type Gift = Parameters<typeof insertGiven>[1];

/** What was granted, and what to announce after the commit. */
export type Given = { grant: GrantRow; items: WalletItem[]; results: PostResult[] };

/**
 * Grants a bonus within the caller's transaction, idempotent by request id. The grant and its reason commit together.
 */
export async function giveWithin(client: Transaction, gift: Gift): Promise<Given> {
  await lockGrants(client, gift);
  const grant = await insertGiven(client, gift);
  if (!grant) throw new Error(`The bonus ${gift.requestId} was given already.`);
  const items = moneyOfGiven(grant);
  const results = await mustPost(client, items, 'a bonus', ['account_closed']);
  await activateNext(client, gift);
  return { grant, items, results };
}
