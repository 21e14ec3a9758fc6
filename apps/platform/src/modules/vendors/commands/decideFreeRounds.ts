import type { decideFreeRounds as operation, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { FreeRow } from '../FreeRow.ts';
import { cancelFree, decideFree, readFree } from '../store/freeRounds.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Decision = InputOf<typeof operation> & { operator: OperatorSession; ip: string };

/**
 * Decides on requested free rounds; the required state is a condition of the statement itself. Approval needs another
 * operator than the requester.
 */
export async function decideFreeRounds(
  deps: Pick<VendorsDeps, 'pool' | 'operators'>,
  { operator, id, act, ip, reason }: Decision,
): Promise<FreeRow> {
  const { brandId, operatorId, username } = operator;
  const known = await readFree(deps.pool, { brandId, id });
  if (!known) throw new Refusal('free_rounds_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  if (act !== 'cancel' && known.status === 'requested' && known.requesterId === operatorId) {
    throw new Refusal('second_operator_needed');
  }
  return transact(deps.pool, async (client) => {
    const by = { brandId, id, operatorId, operator: username };
    const row =
      act === 'cancel'
        ? await cancelFree(client, by)
        : await decideFree(client, by, act === 'approve' ? 'active' : 'rejected');
    if (!row) throw new Refusal('free_rounds_state_changed');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'vendors.decideFreeRounds', objectType: 'freeRounds', objectId: id },
      before: { status: known.status },
      after: { status: row.status, member: row.account, left: row.rounds - row.used, stake: formatAmount(row.stake) },
    });
    return row;
  });
}
