import { wordsOf } from '@baize/contract/wordsOf';

export type ReturnWords = readonly string[];

/** What the columns of a saved return report are called. */
export const returnWords = await wordsOf<ReturnWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/returns.ts`),
);
