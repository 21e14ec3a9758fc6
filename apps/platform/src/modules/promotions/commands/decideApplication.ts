import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { tellWithin } from '#modules/live/index.ts';
import type { SystemFact } from '#modules/messages/index.ts';
import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { holdRoom } from '../store/budgets.ts';
import { shareCampaign } from '../store/campaigns.ts';
import { holdOwn, moveParticipation, readParticipation } from '../store/participations.ts';

type Decision = {
  act: 'processApplication' | 'approveApplication' | 'rejectApplication';
  applicationId: string;
  operator: OperatorSession;
  ip: string;
  reason?: string;
  publicReason?: string;
  amount?: bigint | undefined;
};

/**
 * Starts the review of, approves or rejects a pending participation, with its audit row. Nothing is paid here: an
 * approval makes the reward claimable. Nobody decides for their own account.
 */
export async function decideApplication(deps: PromotionsDeps, decision: Decision): Promise<ParticipationRow> {
  const { operator, applicationId: id, act, ip, reason = '' } = decision;
  const { brandId, operatorId, username } = operator;
  const known = await readParticipation(deps.pool, { brandId, id });
  if (!known) throw new Refusal('application_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);
  return transact(deps.pool, async (client) => {
    const campaign = await shareCampaign(client, { brandId, id: known.campaignId });
    const row = await holdOwn(client, known);
    if (!campaign || !row?.isHeld) throw new Refusal('promotion_state_changed');
    const moved = await move(client, row, campaign, decision);
    if (!moved) throw new Refusal('promotion_state_changed');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: `promotions.${act}`, objectType: 'application', objectId: id },
      before: { status: row.status, flags: row.flags.join(' ') },
      after: {
        ...{ status: moved.status, member: moved.account },
        amount: moved.amount === null ? null : formatAmount(moved.amount),
      },
    });
    if (act !== 'processApplication') {
      await deps.messages.writeWithin(client, {
        ...{ ...member, language, key: `application:${id}:${act}` },
        fact: factOf(moved, campaign),
      });
    }
    await tellWithin(client, member, 'reward', {});
    return moved;
  });
}

const factOf = ({ status, amount, currency, publicReason }: ParticipationRow, { title }: CampaignRow): SystemFact =>
  status === 'rejected'
    ? { what: 'rewardRejected', title, publicReason }
    : { what: 'rewardApproved', title, amount, currency };

async function move(
  client: Transaction,
  row: ParticipationRow,
  campaign: CampaignRow,
  { act, operator, reason = '', publicReason = '', amount }: Decision,
): Promise<ParticipationRow | undefined> {
  const by = { actedBy: operator.username };
  if (act === 'processApplication') {
    return moveParticipation(client, row, { from: ['applying'], to: 'inProcess' }, by);
  }
  // A decision implies that the review was started.
  if (row.status === 'applying') await moveParticipation(client, row, { from: ['applying'], to: 'inProcess' }, by);
  const from = ['inProcess', 'claim'] as const;
  if (act === 'rejectApplication') {
    const words = { ...by, isHeld: false, reason, publicReason };
    return moveParticipation(client, row, { from, to: 'rejected' }, words);
  }
  const cleared = { ...by, isHeld: false, isCleared: true, reason };
  if (campaign.kind !== 'application') {
    if (amount !== undefined) throw new Refusal('amount_invalid');
    return moveParticipation(client, row, { from, to: 'claim' }, cleared);
  }
  if (amount === undefined || amount > campaign.amount) throw new Refusal('amount_invalid');
  const room = await holdRoom(client, campaign, row.memberId);
  if (room !== undefined && amount - (row.amount ?? 0n) > room) throw new Refusal('promotion_used_up');
  return moveParticipation(client, row, { from, to: 'claim' }, { ...cleared, amount });
}
