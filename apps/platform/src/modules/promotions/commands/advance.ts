import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import { payeeMarks } from '../payeeMarks.ts';
import { personOf } from '../personOf.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { readCondition } from '../readCondition.ts';
import { flagsOf, USED_UP } from '../rules.ts';
import { holdRoom } from '../store/budgets.ts';
import { writeMarks } from '../store/marks.ts';
import { withReferrer } from '../withReferrer.ts';
import { holdEarnings, moveParticipation } from '../store/participations.ts';
import { takeShare } from './takeShare.ts';
import { tellShared } from './tellShared.ts';

/**
 * Advances a participation whose condition is met: to claimable, or to an operator if it looks like multiple accounts
 * of one person. The caller has locked its row. Returns its new state.
 */
export async function advance(
  deps: Pick<PromotionsDeps, 'secrets' | 'log'>,
  client: Transaction,
  row: ParticipationRow,
  campaign: CampaignRow,
): Promise<ParticipationRow> {
  const isReferral = row.kind === 'referral';
  // The number of earlier referrals decides what this one pays.
  if (isReferral) await holdEarnings(client, row);
  const condition = await readCondition(client, row, campaign);
  if (condition.is === 'open') return row;
  const from = { from: ['signedUp'] as const };
  if (condition.is !== 'met') return (await moveParticipation(client, row, { ...from, to: 'closed' })) ?? row;
  const share = campaign.kind === 'rain' ? await takeShare(deps, client, campaign) : undefined;
  const { amount, depositId } = { ...condition, ...(share ? { amount: share.amount } : {}) };
  const room = await holdRoom(client, campaign, row.memberId);
  const isGone = campaign.kind === 'rain' && share === undefined;
  if (isGone || (amount !== null && room !== undefined && amount > room)) {
    return (await moveParticipation(client, row, { ...from, to: 'closed' }, { publicReason: USED_UP })) ?? row;
  }
  const marks = [...condition.marks, ...(await payeeMarks(client, personOf(row)))];
  const others = await writeMarks(client, { ...row, participationId: row.id }, marks);
  const seen = isReferral
    ? await withReferrer(client, row, { seen: others, marks: await payeeMarks(client, row) })
    : others;
  const flags = [...new Set([...row.flags, ...flagsOf(campaign, seen)])].sort();
  tellShared(deps, row, flags);
  const isHeld = flags.length > 0;
  const to = isHeld ? 'inProcess' : 'claim';
  return (
    (await moveParticipation(
      client,
      row,
      { ...from, to },
      { amount, depositId, place: share?.place ?? null, flags, isHeld },
    )) ?? row
  );
}
