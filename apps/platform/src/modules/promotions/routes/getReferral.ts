import { getReferral as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentReferralTerms } from '../present.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readBrought } from '../readBrought.ts';
import { readReferral } from '../store/campaigns.ts';
import { sumBrought } from '../store/participations.ts';

export const getReferral = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, brand, session: { brandId, memberId }, refuse }) => {
    const owner = { brandId, memberId };
    const [code, campaign, sums, rows] = await Promise.all([
      deps.identity.invitationOf(owner),
      readReferral(deps.pool, brandId),
      sumBrought(deps.pool, owner),
      readBrought(deps, { ...owner, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    ]);
    // Every account but a trial has one.
    if (code === undefined) throw refuse('in_need_true_account');
    return {
      ...{ code, currency: brand.currency, ...sums },
      terms: campaign ? presentReferralTerms(campaign) : null,
      page: pageOf(
        rows.flatMap(({ shown }) => shown ?? []),
        sums.joined,
        { pageNum, pageSize },
      ),
    };
  });
