import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/gate.ts';

export type GateWords = typeof english;

/** What the pages of a closed site say, by the keys of the specification. They must be there before anything is loaded. */
export const gateWords = await wordsOf<GateWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/gate.ts`),
);
