import { createHash } from 'node:crypto';
import type { AccountName, Transfer, WalletItem } from '#modules/wallet/index.ts';
import { FREE_WIN } from './stepItem.ts';

/** Up to this the cost of the round is not read: 1,000 in any currency. */
const SMALL_WIN = 100_000_000n;

/** Default bounds if neither game nor vendor has any: 20,000 times the stake, and a million. */
export const HOUSE_CAP = { multiple: 20_000, amount: 100_000_000_000n } as const;

/** The ledger kind of a held win; it does not count in a round before it is paid. */
export const HELD_WIN = 'heldWin';

/** Whether an item pays so much that the bounds must be checked. */
export function isLargePayout(item: WalletItem): item is Transfer {
  if (item.rule === 'reverses' || item.credit !== 'main' || !item.debit.startsWith('house.')) return false;
  return item.amount > SMALL_WIN && ['win', 'adjust', FREE_WIN].includes(item.kind);
}

/** The same money into a separate account, found again by the vendor's id of the win. */
export function heldItem(item: Transfer): Transfer {
  const name = createHash('sha256').update(`${item.scope} ${item.key}`).digest('hex').slice(0, 40);
  return { ...item, kind: HELD_WIN, credit: `hold.win:${name}` satisfies AccountName };
}

/** `won` is what the round has already paid. The amount alone can be too much, whatever the round cost. */
export function isAboveCap(
  { amount, won, stake }: { amount: bigint; won: bigint; stake: bigint },
  cap: { multiple: number; amount: bigint },
): boolean {
  return amount > cap.amount || won + amount > stake * BigInt(cap.multiple);
}

/** Scope of the decisions on held wins, by the number of the win. */
export const HELD_SCOPE = 'vendors.heldWin';

export const heldKey = (act: 'approve' | 'reject' | 'undo', id: bigint): string => `${act}:${id}`;
