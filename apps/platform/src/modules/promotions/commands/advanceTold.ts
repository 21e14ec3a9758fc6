import { tellWithin } from '#modules/live/index.ts';
import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { advance } from './advance.ts';

/** Advances a participation without its member asking for it, whose open pages are told of what came of it. */
export async function advanceTold(
  deps: Pick<PromotionsDeps, 'secrets' | 'log'>,
  client: Transaction,
  row: ParticipationRow,
  campaign: CampaignRow,
): Promise<void> {
  const { brandId, memberId } = row;
  const { status } = await advance(deps, client, row, campaign);
  if (status !== row.status) await tellWithin(client, { brandId, memberId }, 'reward', {});
}
