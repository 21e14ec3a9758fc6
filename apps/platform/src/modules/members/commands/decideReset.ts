import type { decideSecondStepReset, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { MembersDeps, Transaction } from '../MembersDeps.ts';
import type { ResetRow } from '../ResetRow.ts';
import { decideReset as writeDecision, readReset } from '../store/resets.ts';

type Decision = InputOf<typeof decideSecondStepReset> & { operator: OperatorSession; ip: string };

/**
 * Decides another operator's request. Approved: two-step login is disabled, the sessions end and the member is notified
 * in the same transaction. The account's status and blocks are unchanged: a locked or excluded member stays so.
 */
export async function decideReset(deps: MembersDeps, { operator, ip, resetId, ...act }: Decision): Promise<ResetRow> {
  const { brandId, operatorId, username } = operator;
  const known = await readReset(deps.pool, brandId, resetId);
  if (!known) throw new Refusal('reset_not_found');
  if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw new Refusal('not_allowed');
  const member = { brandId, memberId: known.memberId };
  const status = act.outcome === 'approve' ? 'approved' : 'rejected';

  const decide = async (client: Transaction): Promise<ResetRow> => {
    const row = await writeDecision(client, {
      ...{ brandId, id: resetId, status, reason: act.reason, operatorId, operator: username },
    });
    if (!row) {
      const now = await readReset(client, brandId, resetId);
      const isOwn = now?.status === 'requested' && now.requesterId === operatorId;
      throw new Refusal(isOwn ? 'second_operator_needed' : 'reset_decided');
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: act.reason },
      ...{ action: 'members.decideSecondStepReset', objectType: 'member', objectId: String(row.memberId) },
      before: { status: 'requested', requestedBy: row.requestedBy },
      after: { status, member: row.account, reset: resetId },
    });
    return row;
  };

  if (status === 'rejected') return transact(deps.pool, decide);
  const language = await deps.messages.languageOf(member);
  const row = await deps.identity.signOut(member, async (client) => {
    const decided = await decide(client);
    await deps.identity.security.dropSecondStep(client, member);
    const key = `secondStepReset:${resetId}`;
    await deps.messages.writeWithin(client, { ...member, language, key, fact: { what: 'secondStepReset' } });
    return decided;
  });
  return row;
}
