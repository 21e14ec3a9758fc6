import type { Language } from '@baize/contract/languages';
import type { getMissionSummary, OutputOf } from '@baize/contract';
import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { CampaignRow, MissionGoal } from './CampaignRow.ts';
import { createReadDone } from './createReadDone.ts';
import type { ParticipationRow } from './ParticipationRow.ts';
import { presentMission } from './present.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { readPerson } from './readPerson.ts';
import { goalOf, isDone, isMeantFor, isUsedUp, statusOf } from './rules.ts';
import { readMissions } from './store/campaigns.ts';
import { hasCheckedIn } from './store/checkIns.ts';
import { readMissionParts } from './store/participations.ts';
import { readPeriods } from './store/periods.ts';
import { windowOf } from './windowOf.ts';

type Asking = {
  brand: Pick<Brand, 'timeZone' | 'defaultLanguage' | 'currency'>;
  session: Pick<MemberSession, 'brandId' | 'memberId'>;
  language: Language | undefined;
};

/** The missions for a member, with their current progress by the books. */
export async function readMissionSummary(
  deps: PromotionsDeps,
  { brand, session, language }: Asking,
): Promise<OutputOf<typeof getMissionSummary>> {
  const { brandId, memberId } = session;
  const { timeZone, currency, defaultLanguage } = brand;
  const owner = { brandId, memberId };
  const [campaigns, periods, accounts, classes] = await Promise.all([
    readMissions(deps.pool, brandId),
    readPeriods(deps.pool, timeZone),
    deps.identity.accountsOf({ brandId, memberIds: [memberId] }),
    deps.catalogue.classesOf(brandId),
  ]);
  const openedAt = accounts.get(memberId)?.createdAt;
  if (openedAt === undefined) throw new Refusal('not_logged_in');
  const [parts, person, isCheckedIn] = await Promise.all([
    readMissionParts(deps.pool, { ...owner, parts: [periods.day, `w${periods.week}`, 'once'] }),
    readPerson(deps.pool, { ...owner, openedAt, campaigns, readClasses: async () => classes }),
    hasCheckedIn(deps.pool, { ...owner, day: periods.day }),
  ]);
  const partOf = (campaignId: bigint | string): ParticipationRow | undefined =>
    parts.find((part) => String(part.campaignId) === String(campaignId));
  const readDone = createReadDone(deps.pool, { ...owner, currency, timeZone }, classes);

  const readMission = async (campaign: CampaignRow, goal: MissionGoal) => {
    const window = windowOf(goal.period, campaign, periods);
    const part = partOf(campaign.id);
    const done = await readDone({ goal, window });
    const before = goal.after === null ? undefined : partOf(goal.after)?.status;
    const isOpen = goal.after === null || before === 'claimed' || before === 'issued';
    const ahead = isUsedUp(campaign) ? 'closed' : !isOpen ? 'comingSoon' : isDone(goal, done) ? 'claim' : 'signedUp';
    const status = part ? statusOf(part, campaign) : ahead;
    return presentMission(
      campaign,
      { goal, done, window, status, isHeld: part?.isHeld ?? false },
      {
        ...{ language, preset: defaultLanguage },
      },
    );
  };
  const missions = await Promise.all(
    campaigns.flatMap((campaign) => {
      const goal = goalOf(campaign);
      return goal && (partOf(campaign.id) || isMeantFor(campaign, person)) ? [readMission(campaign, goal)] : [];
    }),
  );
  const count = missions.filter(({ status, isHeld }) => status === 'claim' && !isHeld).length;
  return { day: periods.day, isCheckedIn, count, missions };
}
