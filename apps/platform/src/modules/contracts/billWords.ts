import { wordsOf } from '@baize/contract/wordsOf';
import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { BillStatus } from './BillRow.ts';

export type BillWords = Readonly<{
  columns: readonly string[];
  /** Of the file of payments. */
  payments: readonly string[];
  house: string;
  kinds: Readonly<Record<ContractKind, string>>;
  states: Readonly<Record<BillStatus, string>>;
}>;

/** Texts of files of bills and of their payments besides names and figures. */
export const billWords = await wordsOf<BillWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/bill.ts`),
);
