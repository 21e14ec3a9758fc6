import { wordsOf } from '@baize/contract/wordsOf';
import type { RebateRow } from './RebateRow.ts';

export type RebateWords = Readonly<{
  columns: readonly string[];
  states: Readonly<Record<RebateRow['status'], string>>;
}>;

/** Texts of the file of what the line brought. */
export const rebateWords = await wordsOf<RebateWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/rebate.ts`),
);
