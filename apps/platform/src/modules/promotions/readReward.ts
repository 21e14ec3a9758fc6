import type { OutputOf, claimReward } from '@baize/contract';
import type { ParticipationRow } from './ParticipationRow.ts';
import type { Wanted } from './present.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { readRewards } from './readRewards.ts';

/** One participation as its member sees it. */
export async function readReward(
  deps: Pick<PromotionsDeps, 'pool' | 'secrets' | 'log'>,
  row: ParticipationRow,
  wanted: Wanted,
): Promise<OutputOf<typeof claimReward>> {
  const [reward] = await readRewards(deps, row.brandId, [row], wanted);
  if (!reward) throw new Error(`Participation ${row.id} has no promotion.`);
  return reward;
}
