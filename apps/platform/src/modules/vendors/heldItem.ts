import { createHash } from 'node:crypto';
import type { AccountName, Transfer, WalletItem } from '#modules/wallet/index.ts';
import { FREE_WIN } from './stepItem.ts';

/** Up to this nobody asks what a round has cost: 1,000 of whatever money it is. */
const SMALL_WIN = 100_000_000n;

/** What holds where neither a game nor its vendor has bounds of its own: 20,000 times the stake, and a million. */
export const HOUSE_CAP = { multiple: 20_000, amount: 100_000_000_000n } as const;

/** In the books what waits for operators has a kind of its own; it counts in no round before it is paid. */
export const HELD_WIN = 'heldWin';

/** Whether an item pays a member so much that the bounds have to be looked at. */
export function isLargePayout(item: WalletItem): item is Transfer {
  if (item.rule === 'reverses' || item.credit !== 'main' || !item.debit.startsWith('house.')) return false;
  return item.amount > SMALL_WIN && ['win', 'adjust', FREE_WIN].includes(item.kind);
}

/** The same money into an account of its own, which is found again by what the vendor calls the win. */
export function heldItem(item: Transfer): Transfer {
  const name = createHash('sha256').update(`${item.scope} ${item.key}`).digest('hex').slice(0, 40);
  return { ...item, kind: HELD_WIN, credit: `hold.win:${name}` satisfies AccountName };
}

/** `won` is what the round has brought before. Whatever a round has cost, an amount alone can be too much. */
export function isAboveCap(
  { amount, won, stake }: { amount: bigint; won: bigint; stake: bigint },
  cap: { multiple: number; amount: bigint },
): boolean {
  return amount > cap.amount || won + amount > stake * BigInt(cap.multiple);
}

/** What operators decide on held wins has keys of its own, by the number of the win. */
export const HELD_SCOPE = 'vendors.heldWin';

export const heldKey = (act: 'approve' | 'reject' | 'undo', id: bigint): string => `${act}:${id}`;
