import { resultFault } from '@baize/maths/lottery/resultFault';
import type { InputOf, createProposal } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { DrawRow } from '../DrawRow.ts';
import { familyOf } from '../familyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import { holdBrandDraw } from '../store/draws.ts';
import { readLotteryById } from '../store/lotteries.ts';
import { insertProposal, readOperatorDraw, type OperatorDrawRow } from '../store/proposals.ts';

type Proposal = InputOf<typeof createProposal> & { operator: OperatorSession; ip: string };

/** Stores an operator's proposal about a draw; nothing happens before a second one approves. */
export async function propose({ pool }: LotteriesDeps, proposal: Proposal): Promise<OperatorDrawRow> {
  const { drawId, kind, numbers, reason, operator, ip } = proposal;
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  return transact(pool, async (client) => {
    const draw = await holdBrandDraw(client, { brandId, id: drawId });
    if (!draw) throw new Refusal('draw_not_found');
    const lottery = await readLotteryById(client, draw.lotteryId);
    if (kind === 'void') refuseVoid(lottery, draw);
    else refuseResult(lottery, draw, numbers);
    const written = await insertProposal(client, {
      ...{ brandId, drawId: draw.id, kind, reason, proposedBy: username, proposerId: operatorId },
      numbers: kind === 'void' ? null : numbers,
    });
    if (!written) throw new Refusal('proposal_waiting');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'lotteries.createProposal', objectType: 'draw', objectId: drawId },
      before: { state: draw.state, numbers: draw.result?.join(' ') ?? null },
      after: { kind, numbers: numbers?.join(' ') ?? null, lottery: lottery.code, draw: draw.no },
    });
    return readOperatorDraw(client, draw.id);
  });
}

/** A void draw stays void, and the result of an own draw is final: nobody chooses which results count. */
export function refuseVoid(lottery: LotteryRow, { state, result }: DrawRow): void {
  if (state === 'void') throw new Refusal('draw_state_changed');
  if (lottery.source === 'own' && result !== null) throw new Refusal('draw_final');
}

/** Only a closed official draw whose time has come can be given a result by operators. */
export function refuseResult(
  lottery: LotteryRow,
  draw: DrawRow & { isDue: boolean },
  numbers: readonly number[] | null,
): void {
  const isClosed = lottery.source === 'official' && ['awaiting', 'drawn', 'settled'].includes(draw.state);
  if (!isClosed) throw new Refusal('draw_state_changed');
  if (!draw.isDue) throw new Refusal('draw_not_due');
  const fault = numbers === null ? 'missing' : resultFault(familyOf(lottery.family, draw.drawAt).shape, numbers);
  if (fault !== undefined) throw new Refusal('result_invalid', 'Not a result of this lottery.', { fault });
}
