import type { promotionStatuses } from '@baize/contract/promotions/promotion';
import { wordsOf } from '@baize/contract/wordsOf';

export type ReferralWords = Readonly<{
  columns: readonly string[];
  statuses: Readonly<Record<(typeof promotionStatuses)[number], string>>;
  total: string;
}>;

/** What stands in a saved statement of referrals besides names and figures. */
export const referralWords = await wordsOf<ReferralWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/referral.ts`),
);
