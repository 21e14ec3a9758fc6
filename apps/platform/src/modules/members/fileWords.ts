import { wordsOf } from '@baize/contract/wordsOf';

/** What the columns of a saved profit and loss are called, in their order. */
export type ProfitFileWords = readonly string[];

export const fileWords = await wordsOf<ProfitFileWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/profit.ts`),
);
