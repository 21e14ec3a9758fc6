import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { holdBrandDraw, writeOfficialResult, writeVoid } from '../store/draws.ts';
import { readLotteryById } from '../store/lotteries.ts';
import { readOperatorDraw, readProposal, writeDecision, type OperatorDrawRow } from '../store/proposals.ts';
import { refuseResult, refuseVoid } from './propose.ts';

type Decision = { proposalId: string; isApproved: boolean; operator: OperatorSession; ip: string };

/**
 * The second operator's decision. Approved, a result becomes final, a corrected one is settled again over the previous
 * one, and a void draw refunds its stakes; the clock job moves the money.
 */
export async function decide({ pool }: LotteriesDeps, decision: Decision): Promise<OperatorDrawRow> {
  const { proposalId, isApproved, operator, ip } = decision;
  const { brandId, operatorId, username } = operator;
  const proposal = await readProposal(pool, { brandId, id: proposalId });
  if (!proposal) throw new Refusal('proposal_not_found');
  if (isApproved && proposal.proposerId === operatorId) throw new Refusal('second_operator_needed');
  return transact(pool, async (client) => {
    const { drawId, kind, numbers } = proposal;
    const draw = await holdBrandDraw(client, { brandId, id: drawId });
    if (!draw) throw new Error(`Proposal ${proposalId} has no draw.`);
    const state = isApproved ? 'approved' : 'rejected';
    if (!(await writeDecision(client, { id: proposal.id, state, by: username }))) {
      throw new Refusal('proposal_decided');
    }
    const lottery = await readLotteryById(client, draw.lotteryId);
    if (isApproved && kind === 'void') {
      refuseVoid(lottery, draw);
      await writeVoid(client, drawId, proposal.reason);
    }
    if (isApproved && numbers !== null) {
      refuseResult(lottery, draw, numbers);
      await writeOfficialResult(client, drawId, numbers);
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: proposal.reason },
      ...{ action: 'lotteries.decideProposal', objectType: 'draw', objectId: String(drawId) },
      before: { state: draw.state, numbers: draw.result?.join(' ') ?? null },
      after: {
        ...{ decision: state, kind, numbers: numbers?.join(' ') ?? null, proposedBy: proposal.proposedBy },
        ...{ lottery: lottery.code, draw: draw.no },
      },
    });
    return readOperatorDraw(client, drawId);
  });
}
