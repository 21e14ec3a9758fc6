import { listOwnPromotions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readPerson } from '../readPerson.ts';
import { readRewards } from '../readRewards.ts';
import { isMeantFor, openingOf } from '../rules.ts';
import { readShown } from '../store/campaigns.ts';
import { readOwnOf } from '../store/participations.ts';
import { readPeriods } from '../store/periods.ts';
import { windowOf } from '../windowOf.ts';

export const listOwnPromotions = (deps: PromotionsDeps): Route =>
  implement(operation, async ({ input: { language }, brand, session: { brandId, memberId }, refuse }) => {
    const owner = { brandId, memberId };
    const [campaigns, accounts] = await Promise.all([
      readShown(deps.pool, brandId),
      deps.identity.accountsOf({ brandId, memberIds: [memberId] }),
    ]);
    const openedAt = accounts.get(memberId)?.createdAt;
    if (openedAt === undefined) throw refuse('not_logged_in');
    const [own, periods] = await Promise.all([
      readOwnOf(deps.pool, { ...owner, campaignIds: campaigns.map(({ id }) => id) }),
      readPeriods(deps.pool, brand.timeZone),
    ]);
    // Of several periods a claimable one comes first, then the current one; the others are in the list of rewards.
    const rows = campaigns.flatMap((campaign) => {
      const { id, lossPeriod } = campaign;
      const parts = own.filter(({ campaignId }) => campaignId === id);
      if (lossPeriod === null) return parts;
      const { part } = windowOf(lossPeriod, campaign, periods);
      const waiting = parts.find(({ status }) => status === 'claim' || status === 'inProcess');
      const shown = waiting ?? parts.find((one) => one.part === part);
      return shown ? [shown] : [];
    });
    const rewards = await readRewards(deps, brandId, rows, { language, preset: brand.defaultLanguage });
    const readClasses = () => deps.catalogue.classesOf(brandId);
    const person = await readPerson(deps.pool, { ...owner, openedAt, campaigns, readClasses });
    return campaigns.map((campaign) => {
      const promotionId = String(campaign.id);
      const reward = rewards.find((one) => one.promotionId === promotionId) ?? null;
      const opening = openingOf(campaign);
      // Whom it is meant for is asked once it is open: until then a first deposit, say, can still be made.
      const isMissed = opening === 'join' && !isMeantFor(campaign, person);
      const status = reward?.status ?? (isMissed ? 'closed' : opening);
      return { promotionId, status, reward };
    });
  });
