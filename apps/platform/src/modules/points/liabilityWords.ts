import type { liabilitySources } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

export type LiabilityWords = {
  headings: readonly string[];
  total: string;
  source: Readonly<Record<(typeof liabilitySources)[number], string>>;
};

/** Texts of the liability export. */
export const liabilityWords = await wordsOf<LiabilityWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/liability.ts`),
);
