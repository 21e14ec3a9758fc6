import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import { payeeMarks } from '../payeeMarks.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { readPerson } from '../readPerson.ts';
import { flagsOf, isMeantFor, isUsedUp, type Mark } from '../rules.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { insertImages, type Picture } from '../store/images.ts';
import { writeMarks } from '../store/marks.ts';
import { insertParticipation, moveParticipation, readOwn } from '../store/participations.ts';
import { readPeriods } from '../store/periods.ts';
import { windowOf, type MissionWindow } from '../windowOf.ts';
import { advance } from './advance.ts';
import { tellShared } from './tellShared.ts';
import { prepareDraw } from './prepareDraw.ts';

type Wish = {
  promotionId: string;
  brand: Pick<Brand, 'timeZone'>;
  session: Pick<MemberSession, 'brandId' | 'memberId' | 'account'>;
  /** The caller's marks. */
  marks: readonly Mark[];
  /** The application's content, for kinds that need one. */
  application?: { remark: string; images: readonly Picture[] };
};

/**
 * Joins a promotion, once, or once per period for cash-back: repeated and concurrent calls get the current state.
 * Whether it is open and meant for this member is decided by the server, with the promotion locked against changes.
 */
export async function takePart(deps: PromotionsDeps, wish: Wish): Promise<ParticipationRow> {
  const { promotionId: id, brand, session, marks, application } = wish;
  const { brandId, memberId, account } = session;
  // The catalogue may need a connection of its own, so it is asked before the transaction.
  const [classes, accounts] = await Promise.all([
    deps.catalogue.classesOf(brandId),
    deps.identity.accountsOf({ brandId, memberIds: [memberId] }),
  ]);
  const openedAt = accounts.get(memberId)?.createdAt;
  if (openedAt === undefined) throw new Refusal('promotion_not_eligible');
  return retried(() =>
    transact(deps.pool, async (client) => {
      const campaign = await shareCampaign(client, { brandId, id });
      // Missions and referrals cannot be joined.
      if (campaign?.kind === 'mission' || campaign?.kind === 'referral') throw new Refusal('promotion_not_found');
      const period = campaign && (await readPeriod(client, campaign, brand.timeZone));
      const own = { ...session, campaignId: id, part: period?.part ?? '' };
      if (!campaign || (!campaign.isShown && !(await readOwn(client, own)))) throw new Refusal('promotion_not_found');
      if ((campaign.kind === 'application') !== (application !== undefined))
        throw new Refusal('promotion_state_changed');
      const known = await readOwn(client, own);
      if (known) return known;
      if (campaign.window !== 'open') throw new Refusal('promotion_closed');
      const asked = { brandId, memberId, openedAt, campaigns: [campaign], readClasses: async () => classes };
      if (!isMeantFor(campaign, await readPerson(client, asked))) {
        throw new Refusal('promotion_not_eligible');
      }
      if (isUsedUp(campaign)) throw new Refusal('promotion_used_up');
      const row = await insertParticipation(client, {
        ...{ brandId, memberId, account, campaignId: campaign.id, kind: campaign.kind, currency: campaign.currency },
        ...{ status: application ? 'applying' : 'signedUp', remark: application?.remark ?? '' },
        isHeld: application !== undefined,
        ...(period === undefined ? {} : { part: period.part, counts: { from: period.since, until: period.until } }),
      });
      if (!row) {
        const first = await readOwn(client, own);
        if (!first) throw new Refusal('promotion_not_eligible');
        return first;
      }
      if (application) await insertImages(client, { ...row, participationId: row.id }, application.images);
      const told = application ? [...marks, ...(await payeeMarks(client, row))] : marks;
      const flags = flagsOf(campaign, await writeMarks(client, { ...row, participationId: row.id }, told));
      if (campaign.kind === 'raffle') await prepareDraw(deps, client, row);
      const stay = { from: [row.status], to: row.status } as const;
      const flagged = (flags.length > 0 && (await moveParticipation(client, row, stay, { flags }))) || row;
      tellShared(deps, row, flags);
      return application ? flagged : advance(deps, client, flagged, campaign);
    }),
  );
}

/** The current day or week of a loss period. */
async function readPeriod(
  client: Transaction,
  campaign: CampaignRow,
  timeZone: string,
): Promise<MissionWindow | undefined> {
  if (campaign.lossPeriod === null) return undefined;
  return windowOf(campaign.lossPeriod, campaign, await readPeriods(client, timeZone));
}
