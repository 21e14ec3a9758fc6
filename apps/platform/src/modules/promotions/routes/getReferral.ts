import { getReferral as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { maskedName } from '#modules/games/index.ts';
import { advanceReferrals } from '../commands/advanceReferrals.ts';
import { presentReferralTerms } from '../present.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { statusOf } from '../rules.ts';
import { readCampaigns, readReferral } from '../store/campaigns.ts';
import { listBrought, sumBrought } from '../store/participations.ts';

export const getReferral = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, brand, session: { brandId, memberId }, refuse }) => {
    const owner = { brandId, memberId };
    await advanceReferrals(deps, owner);
    const [code, campaign, sums, { rows, total }] = await Promise.all([
      deps.identity.invitationOf(owner),
      readReferral(deps.pool, brandId),
      sumBrought(deps.pool, owner),
      listBrought(deps.pool, { ...owner, pageNum, pageSize }),
    ]);
    // Every account but a trial has one.
    if (code === undefined) throw refuse('in_need_true_account');
    const [campaigns, accounts] = await Promise.all([
      readCampaigns(deps.pool, { brandId, ids: rows.map(({ campaignId }) => campaignId) }),
      deps.identity.accountsOf({ brandId, memberIds: rows.map(({ part }) => BigInt(part)) }),
    ]);
    const content = rows.flatMap((row) => {
      const of = campaigns.get(row.campaignId);
      if (!of) return [];
      return [
        {
          ...{ rewardId: String(row.id), promotionId: String(row.campaignId) },
          player: maskedName(accounts.get(BigInt(row.part))?.account ?? ''),
          joinedAt: row.createdAt.toISOString(),
          ...{ status: statusOf(row, of), isHeld: row.isHeld, amount: row.amount },
        },
      ];
    });
    return {
      ...{ code, currency: brand.currency, ...sums, joined: total },
      terms: campaign ? presentReferralTerms(campaign) : null,
      page: pageOf(content, total, { pageNum, pageSize }),
    };
  });
