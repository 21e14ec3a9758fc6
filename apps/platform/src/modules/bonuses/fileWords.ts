import type { InputOf, listBonuses, rebateClasses } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

/** What the columns of saved bonuses and rebates are called, how a bonus ended, and where a rebate came from. */
export type BonusFileWords = Readonly<{
  bonuses: readonly string[];
  status: Readonly<Record<NonNullable<InputOf<typeof listBonuses>['status']>, string>>;
  rebates: readonly string[];
  classes: Readonly<Record<(typeof rebateClasses)[number], string>>;
}>;

/** What saved lists of bonuses and rebates say. */
export const fileWords = await wordsOf<BonusFileWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/bonuses.ts`),
);
