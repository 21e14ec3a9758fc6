import { mapTexts } from '@baize/contract/localText';
import { cleanHtml } from '#modules/content/index.ts';
import { campaigns } from '../seed/campaigns.ts';
import { promiseSeed } from '../promiseSeed.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { missions } from '../seed/missions.ts';
import { freeRounds, rewards } from '../seed/rewards.ts';
import { hasCampaigns, insertCampaign } from '../store/campaigns.ts';
import { promiseRain } from './promiseRain.ts';

const DAY_MS = 86_400_000;
/** Gap between two positions, so that promotions can be inserted between them. */
const STEP = 10;

type Owner = Parameters<typeof hasCampaigns>[0];
type Seeding = {
  brandId: number;
  currency: string;
  now: number;
  secrets: PromotionsDeps['secrets'];
  /** The game for free rounds. */
  free: { vendorId: number; vassalage: string; gameCode: string; stake: bigint; rounds: number };
};

/** Seeds a demo brand's promotions, as the owner of the database; existing ones are kept. */
export async function seedPromotions(
  owner: Owner,
  { brandId, currency, now, secrets, free: { vendorId, ...free } }: Seeding,
): Promise<void> {
  if (await hasCampaigns(owner, brandId)) return;
  const ids: bigint[] = [];
  const all = [...campaigns, ...missions, ...rewards, { ...freeRounds, freeRounds: free }];
  for (const [at, { startsIn, endsIn, follows, ...seed }] of all.entries()) {
    const before = follows === undefined ? undefined : ids[campaigns.length + follows];
    const from = now + startsIn * DAY_MS;
    const draft = {
      ...{ ...seed, prizes: [...seed.prizes], position: (at + 1) * STEP, isShown: true },
      content: mapTexts(seed.content, cleanHtml),
      startsAt: new Date(from).toISOString(),
      endsAt: endsIn === undefined ? null : new Date(from + endsIn * DAY_MS).toISOString(),
      freeVendorId: seed.freeRounds && vendorId,
      mission: seed.mission && { ...seed.mission, after: before === undefined ? null : String(before) },
    };
    const promise = promiseSeed();
    const id = await insertCampaign(owner, draft, { brandId, currency, by: 'seed' });
    if (draft.rain) await promiseRain({ secrets }, owner, { brandId, id, shares: draft.rain.shares, promise });
    ids.push(id);
  }
}
