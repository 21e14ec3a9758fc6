import { wordsOf } from '@baize/contract/wordsOf';

export type ReturnWords = readonly string[];

/** Column headings of an exported return report. */
export const returnWords = await wordsOf<ReturnWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/returns.ts`),
);
