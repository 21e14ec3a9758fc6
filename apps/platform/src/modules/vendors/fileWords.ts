import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/rounds.ts';

export type RoundFileWords = typeof english;

/** What the columns and the states of a saved betting record are called. */
export const fileWords = await wordsOf<RoundFileWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/rounds.ts`),
);
