import type { InputOf, updateDifference } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { holdDifference, noteDifference, type DifferenceRow } from '../store/differences.ts';

type Act = InputOf<typeof updateDifference> & { operator: OperatorSession; ip: string };

/** Adds a note to a difference or requests its booking; no money moves. */
export async function explainDifference(
  pool: VendorsDeps['pool'],
  { differenceId, act, note, operator, ip }: Act,
): Promise<DifferenceRow> {
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const before = await holdDifference(client, brandId, differenceId);
    if (!before) throw new Refusal('difference_not_found');
    const state = act === 'note' ? 'noted' : 'requested';
    const row = await noteDifference(client, { id: before.id, state, note, operatorId, operator: username });
    if (!row) throw new Refusal('difference_state_changed');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: note },
      ...{ action: 'vendors.updateDifference', objectType: 'roundDifference', objectId: differenceId },
      before: { state: before.state },
      after: { state, member: String(row.memberId), round: row.round, amount: formatAmount(row.amount) },
    });
    return row;
  });
}
