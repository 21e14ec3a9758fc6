import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { mustPost } from '#modules/wallet/index.ts';
import type { PointsDeps, Transaction } from '../PointsDeps.ts';
import type { RedemptionRow } from '../RedemptionRow.ts';
import { moneyOf, referenceOf } from '../rules.ts';
import { lockPoints, postPoints } from '../store/book.ts';
import { decideRedemption as writeDecision, readRedemption } from '../store/redemptions.ts';
import { returnStock } from '../store/rewards.ts';

type Decision = {
  act: 'approveRedemption' | 'rejectRedemption';
  redemptionId: string;
  remark: string;
  operator: OperatorSession;
  ip: string;
};

/**
 * Decides a redemption: state, points, money, stock, message and audit row are one transaction. Nobody decides their
 * own account's.
 */
export async function decideRedemption(deps: PointsDeps, decision: Decision): Promise<RedemptionRow> {
  const { act, redemptionId, remark, operator, ip } = decision;
  const { brandId, operatorId, username } = operator;
  const known = await readRedemption(deps.pool, { brandId, id: redemptionId });
  if (!known) throw new Refusal('redemption_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const status = act === 'approveRedemption' ? 'approved' : 'rejected';
  const member = { brandId, memberId: known.memberId };
  const language = await deps.messages.languageOf(member);
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockPoints(client, known);
      const decided = await writeDecision(client, { brandId, id: known.id, status, remark, operator: username });
      if (!decided) throw new Refusal('redemption_decided');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason: remark },
        ...{ action: `points.${act}`, objectType: 'redemption', objectId: redemptionId },
        before: { status: known.status },
        after: { status, member: decided.account, points: String(decided.points), pays: formatAmount(decided.pays) },
      });
      if (status === 'rejected') await giveBack(client, decided);
      const { name, quantity, points } = decided;
      const told = { number: referenceOf(decided.id), name, remark };
      await deps.messages.writeWithin(client, {
        ...{ ...member, language, key: `redemption:${redemptionId}` },
        fact:
          status === 'approved'
            ? { what: 'redemptionApproved', ...told, quantity }
            : { what: 'redemptionRejected', ...told, points },
      });
      const money = moneyOf(decided, true);
      const posted = await mustPost(client, money, 'a decided redemption');
      return { row: decided, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

async function giveBack(client: Transaction, row: RedemptionRow): Promise<void> {
  const { id, brandId, memberId, points, quantity, rewardId } = row;
  if (rewardId !== null) await returnStock(client, { id: rewardId, quantity });
  const [posted] = await postPoints(client, [
    { brandId, memberId, kind: 'returned', key: `redemption:${id}:back`, amount: points, ref: referenceOf(id) },
  ]);
  if (posted?.outcome !== 'applied') throw new Error(`The book of points answered ${posted?.outcome ?? 'nothing'}.`);
}
