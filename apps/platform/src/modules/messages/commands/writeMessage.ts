import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { insertMessage, readByKey } from '../store/items.ts';
import { tellUnreadWithin } from '../jobs/tellUnread.ts';

type Letter = {
  operator: OperatorSession;
  ip: string;
  requestId: string;
  memberId: bigint;
  title: string;
  content: string;
};

/** Stores an operator's message once, with its audit row; a retry returns the existing message. */
export async function writeMessage(deps: MessagesDeps, letter: Letter): Promise<bigint> {
  const { operator, ip, memberId, title, content } = letter;
  const { brandId } = operator;
  const known = await deps.identity.accountsOf({ brandId, memberIds: [memberId] });
  const account = known.get(memberId);
  if (!account) throw new Refusal('member_not_found');
  const requestKey = `operator:${operator.operatorId}:${letter.requestId}`;

  return transact(deps.pool, async (client) => {
    const inserted = await insertMessage(client, {
      ...{ brandId, memberId, requestKey, kind: 'notice', title, content, sentBy: operator.username },
    });
    if (inserted === undefined) {
      const first = await readByKey(client, brandId, requestKey);
      const isSame = first?.memberId === memberId && first.title === title && first.content === content;
      if (!first || !isSame) throw new Refusal('request_conflict');
      return first.id;
    }
    await record(client, {
      ...{ brandId, actorId: operator.operatorId, actor: operator.username, ip },
      action: 'messages.sendMessage',
      objectType: 'member',
      objectId: String(memberId),
      after: { member: account.account, title, content },
    });
    await tellUnreadWithin(client, { brandId, memberId });
    return inserted;
  });
}
