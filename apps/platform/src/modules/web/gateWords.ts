import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/gate.ts';

export type GateWords = typeof english;

/**
 * The texts of the pages of a closed site, by the keys of the specification. They are bundled, since they must exist
 * before anything is loaded.
 */
export const gateWords = await wordsOf<GateWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/gate.ts`),
);
