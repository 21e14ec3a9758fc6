import { wordsOf } from '@baize/contract/wordsOf';

/** What the columns of a saved profit and loss are called. */
export const fileWords = await wordsOf<readonly string[]>(
  (folder) => import(`../../../../../languages/${folder}/platform/profit.ts`),
);
