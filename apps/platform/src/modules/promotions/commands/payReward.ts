import type { MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import type { Mark } from '../rules.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { holdOwn, holdReward } from '../store/participations.ts';
import { payHeld } from './payHeld.ts';
import { payWithin } from './payWithin.ts';

type Claim = {
  promotionId: string;
  /** Which one, where a promotion has several. */
  rewardId?: string | undefined;
  session: Pick<MemberSession, 'brandId' | 'memberId'>;
  /** A raffle is drawn first, everything else is paid as it stands. */
  isRaffle: boolean;
  clientSeed?: string | undefined;
  /** The caller's marks. */
  marks: readonly Mark[];
  defaultLanguage: string;
};

/**
 * Pays a reward: state, draw, bonus and money are one transaction, with the member's row locked. Of concurrent claims
 * one pays, and all others get its result.
 */
export async function payReward(deps: PromotionsDeps, claim: Claim): Promise<ParticipationRow> {
  return payWithin(deps, async (client) => {
    const { session, promotionId, rewardId: id, isRaffle } = claim;
    const campaign = await shareCampaign(client, { brandId: session.brandId, id: promotionId });
    const isFit = campaign !== undefined && (campaign.kind === 'raffle') === isRaffle;
    if (!isFit) throw new Refusal('promotion_not_found');
    const own = { ...session, campaignId: campaign.id };
    const row = await (id === undefined ? holdOwn(client, own) : holdReward(client, { ...own, id }));
    if (!row) throw new Refusal('promotion_not_found');
    return payHeld(deps, client, { ...claim, row, campaign });
  });
}
