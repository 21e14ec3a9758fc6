import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/rounds.ts';

export type RoundFileWords = typeof english;

/** Column names and states of an exported betting record. */
export const fileWords = await wordsOf<RoundFileWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/rounds.ts`),
);
