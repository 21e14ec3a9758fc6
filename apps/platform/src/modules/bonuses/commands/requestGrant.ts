import type { createGrant, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { TRIAL_TYPE } from '#modules/identity/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import type { GrantRow } from '../GrantRow.ts';
import { insertGrant, readByRequest } from '../store/grants.ts';

type Request = InputOf<typeof createGrant> & { operator: OperatorSession; ip: string; currency: string };

/** Stores a bonus request, idempotent by request id. Nothing moves until another operator approves. */
export async function requestGrant(deps: BonusesDeps, request: Request): Promise<GrantRow> {
  const { operator, account, ip, requestId } = request;
  const { brandId, operatorId, username } = operator;
  const member = await deps.identity.findAccountByName({ brandId, account });
  // Trial accounts have play money only.
  if (!member || member.type === TRIAL_TYPE) throw new Refusal('member_not_found');
  if (await deps.operators.isOwnAccount(operatorId, member.memberId)) throw new Refusal('not_allowed');
  return transact(deps.pool, async (client) => {
    const written = await insertGrant(client, {
      ...{ brandId, memberId: member.memberId, account: member.account, requestId, currency: request.currency },
      ...{ title: request.title, amount: request.amount, multiple: request.multiple, days: request.days },
      ...{ reason: request.reason, operatorId, operator: username },
    });
    if (!written) {
      const known = await readByRequest(client, { brandId, operatorId, requestId });
      const isSame = known?.memberId === member.memberId && known.amount === request.amount;
      if (!known || !isSame || known.multiple !== request.multiple) throw new Refusal('request_conflict');
      return known;
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: request.reason },
      ...{ action: 'bonuses.createGrant', objectType: 'bonus', objectId: String(written.id) },
      after: { member: written.account, amount: formatAmount(written.amount), multiple: written.multiple },
    });
    return written;
  });
}
