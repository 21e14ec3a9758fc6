import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { setMute } from '../store/members.ts';

type By = { operator: OperatorSession; ip: string };

/** Mutes a member, or unmutes with 0 minutes; returns until when. */
export async function mute(
  { pool }: Pick<ChatDeps, 'pool'>,
  by: By,
  { memberId, minutes, reason }: { memberId: bigint; minutes: number; reason: string },
): Promise<Date | null> {
  return transact(pool, async (client) => {
    const { brandId, username } = by.operator;
    const set = await setMute(client, { brandId, memberId, minutes, reason, operator: username });
    if (!set) throw new Refusal('member_not_found');
    await record(client, {
      ...{ brandId, actorId: by.operator.operatorId, actor: by.operator.username, ip: by.ip },
      action: 'chat.muteMember',
      objectType: 'member',
      objectId: String(memberId),
      reason,
      after: { member: set.account, minutes },
    });
    return set.until;
  });
}
