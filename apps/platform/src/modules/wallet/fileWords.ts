import type { transactionKinds } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

/** What the columns of a saved account record are called, and each kind of movement. */
export type TransactionWords = Readonly<{
  columns: readonly string[];
  kinds: Readonly<Record<(typeof transactionKinds)[number], string>>;
}>;

/** What a saved account record says. */
export const fileWords = await wordsOf<TransactionWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/transactions.ts`),
);

/** What a kind of movement is called; one without words stands for itself. */
export const kindName = ({ kinds }: TransactionWords, kind: string): string =>
  Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? kind;
