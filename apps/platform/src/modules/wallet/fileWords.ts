import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import { wordsOf } from '@baize/contract/wordsOf';

/** Column headings and entry kinds of an exported account record. */
export type TransactionWords = Readonly<{
  columns: readonly string[];
  kinds: Readonly<Record<TransactionKind, string>>;
}>;

/** Texts of an exported account record. */
export const fileWords = await wordsOf<TransactionWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/transactions.ts`),
);
