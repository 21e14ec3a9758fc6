import type { createSecondStepReset, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { accountOf } from '../accountOf.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import type { ResetRow } from '../ResetRow.ts';
import { insertReset } from '../store/resets.ts';

type Wish = InputOf<typeof createSecondStepReset> & { operator: OperatorSession; ip: string };

/** Stores a request to reset two-step login, with its audit row; nothing of the account changes. */
export async function askReset(deps: MembersDeps, { operator, ip, memberId, reason }: Wish): Promise<ResetRow> {
  const { brandId, operatorId, username } = operator;
  const account = await accountOf(deps, { brandId, memberId });
  const member = { brandId, memberId: account.memberId };
  if (await deps.operators.isOwnAccount(operatorId, member.memberId)) throw new Refusal('not_allowed');
  if ((await deps.identity.security.secondStepOf(member))?.isOn !== true) throw new Refusal('second_step_missing');
  return transact(deps.pool, async (client) => {
    const row = await insertReset(client, {
      ...{ ...member, account: account.account, reason, operatorId, operator: username },
    });
    if (!row) throw new Refusal('reset_waits_already');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: 'members.createSecondStepReset', objectType: 'member', objectId: memberId },
      after: { member: row.account, reset: String(row.id) },
    });
    return row;
  });
}
