import type { Queryable } from '#kit/db.ts';
import { parsePosted, type PostedRow } from './parsePosted.ts';
import type { PostResult, WalletItem } from './rules.ts';
import type { Send } from './Send.ts';
import { UnsoundItem } from './UnsoundItem.ts';
import { walletJson } from './walletJson.ts';

export type Sent = Readonly<{
  results: PostResult[];
  /** The transit of each item; undefined for items that send nothing, were refused, or are duplicates. */
  transitIds: (bigint | undefined)[];
}>;

type SentRow = PostedRow & { transit: bigint | null };

/**
 * Posts like `postWithin` and under the same conditions. What is for another member is debited from its payer and is in
 * transit from then on; `arrive` delivers it after the commit, and `wallet.arriveWaiting` whatever was left.
 */
export async function sendWithin(db: Queryable, items: readonly (WalletItem | Send)[]): Promise<Sent> {
  if (items.length === 0) return { results: [], transitIds: [] };
  const { rows } = await db.query<SentRow>({
    name: 'wallet_send',
    text: `select outcome, replayed, transfer_id, balance, balance_now, version, amount, ref_kind, transit
             from wallet_send($1::jsonb) order by idx`,
    values: [JSON.stringify(items.map((item) => ('payeeId' in item ? sendJson(item) : walletJson(item))))],
  });
  const results = rows.map(parsePosted);
  const unsound = items[results.findIndex(({ outcome }) => outcome === 'unsound')];
  if (unsound !== undefined) throw new UnsoundItem(unsound);
  return { results, transitIds: rows.map(({ transit }) => transit ?? undefined) };
}

function sendJson({ payeeId, isOwed, ...send }: Send): Record<string, string | number | boolean> {
  const item = walletJson({ ...send, debit: 'main', credit: 'house.transit' });
  return { ...item, payee: String(payeeId), owed: isOwed };
}
