import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import { wordsOf } from '@baize/contract/wordsOf';

/** What the columns of a saved account record are called, and each kind of movement. */
export type TransactionWords = Readonly<{
  columns: readonly string[];
  kinds: Readonly<Record<TransactionKind, string>>;
}>;

/** What a saved account record says. */
export const fileWords = await wordsOf<TransactionWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/transactions.ts`),
);
