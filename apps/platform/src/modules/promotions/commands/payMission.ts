import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { createReadDone } from '../createReadDone.ts';
import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import { payeeMarks } from '../payeeMarks.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { readPerson } from '../readPerson.ts';
import { flagsOf, goalOf, isDone, isMeantFor, type Mark } from '../rules.ts';
import { holdRoom } from '../store/budgets.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { writeMarks } from '../store/marks.ts';
import { holdOwn, insertParticipation, moveParticipation, readOwn } from '../store/participations.ts';
import { readPeriods } from '../store/periods.ts';
import { windowOf } from '../windowOf.ts';
import { payHeld } from './payHeld.ts';
import { payWithin } from './payWithin.ts';
import { tellShared } from './tellShared.ts';

type Wish = {
  missionId: string;
  brand: Pick<Brand, 'timeZone' | 'defaultLanguage'>;
  session: Pick<MemberSession, 'brandId' | 'memberId' | 'account'>;
  /** The caller's marks. */
  marks: readonly Mark[];
};

/**
 * Pays a completed mission, once per member and period. Completion is read from the books in the transaction that pays,
 * with the mission locked against changes; of concurrent claims one inserts the period's participation, and all others
 * wait for it and get its result.
 */
export async function payMission(deps: PromotionsDeps, wish: Wish): Promise<ParticipationRow> {
  const { missionId: id, brand, session, marks } = wish;
  const { brandId, memberId, account } = session;
  const [classes, accounts] = await Promise.all([
    deps.catalogue.classesOf(brandId),
    deps.identity.accountsOf({ brandId, memberIds: [memberId] }),
  ]);
  const openedAt = accounts.get(memberId)?.createdAt;
  if (openedAt === undefined) throw new Refusal('promotion_not_eligible');
  return payWithin(deps, async (client) => {
    const campaign = await shareCampaign(client, { brandId, id });
    const goal = campaign && goalOf(campaign);
    if (!goal || !campaign.isShown) throw new Refusal('promotion_not_found');
    const periods = await readPeriods(client, brand.timeZone);
    const window = windowOf(goal.period, campaign, periods);
    const own = { brandId, memberId, campaignId: campaign.id, part: window.part };
    const pay = (row: ParticipationRow) =>
      payHeld(deps, client, { row, campaign, marks, defaultLanguage: brand.defaultLanguage });
    const known = await holdOwn(client, own);
    if (known) return pay(known);
    if (campaign.window !== 'open') throw new Refusal('promotion_closed');
    const asked = { brandId, memberId, openedAt, campaigns: [campaign], readClasses: async () => classes };
    if (!isMeantFor(campaign, await readPerson(client, asked))) {
      throw new Refusal('promotion_not_eligible');
    }
    if (goal.after !== null && !(await isClaimed(client, { ...own, campaignId: goal.after }))) {
      throw new Refusal('mission_unfinished');
    }
    const readDone = createReadDone(
      client,
      { brandId, memberId, currency: campaign.currency, timeZone: brand.timeZone },
      classes,
    );
    if (!isDone(goal, await readDone({ goal, window }))) throw new Refusal('mission_unfinished');
    const row = await insertParticipation(client, {
      ...{ ...own, account, kind: campaign.kind, currency: campaign.currency },
      ...{ status: 'signedUp', remark: '', isHeld: false },
    });
    if (row) {
      const room = await holdRoom(client, campaign, memberId);
      if (room !== undefined && campaign.amount > room) throw new Refusal('promotion_used_up');
      const finished = await finish(deps, client, { row, campaign, marks });
      return finished.isHeld ? { row: finished, isHeld: true } : pay(finished);
    }
    const first = await holdOwn(client, own);
    if (!first) throw new Error(`The part of ${memberId} in mission ${id} was neither there nor written.`);
    return pay(first);
  });
}

async function isClaimed(client: Transaction, before: Parameters<typeof readOwn>[1]): Promise<boolean> {
  const row = await readOwn(client, before);
  return row?.status === 'claimed' || row?.status === 'issued';
}

type Part = { row: ParticipationRow; campaign: CampaignRow; marks: readonly Mark[] };

/** To claimable, or to an operator if it looks like multiple accounts of one person. */
async function finish(
  deps: PromotionsDeps,
  client: Transaction,
  { row, campaign, marks }: Part,
): Promise<ParticipationRow> {
  const told = [...marks, ...(await payeeMarks(client, row))];
  const flags = flagsOf(campaign, await writeMarks(client, { ...row, participationId: row.id }, told));
  tellShared(deps, row, flags);
  const isHeld = flags.length > 0;
  const to = isHeld ? 'inProcess' : 'claim';
  const { amount } = campaign;
  const moved = await moveParticipation(client, row, { from: ['signedUp'], to }, { amount, flags, isHeld });
  if (!moved) throw new Error(`Participation ${row.id} moved while it was held.`);
  return moved;
}
