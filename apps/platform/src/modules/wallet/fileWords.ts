import type { transactionKinds } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

/** Column headings and entry kinds of an exported account record. */
export type TransactionWords = Readonly<{
  columns: readonly string[];
  kinds: Readonly<Record<(typeof transactionKinds)[number], string>>;
}>;

/** Texts of an exported account record. */
export const fileWords = await wordsOf<TransactionWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/transactions.ts`),
);

/** The name of an entry kind; the fallback is the kind itself. */
export const kindName = ({ kinds }: TransactionWords, kind: string): string =>
  Object.entries(kinds).find(([name]) => name === kind)?.[1] ?? kind;
