import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import type { MessageRow } from '../MessageRow.ts';
import { readMessage, removeMessage } from '../store/messages.ts';

type By = { operator: OperatorSession; ip: string };

/** Removes a message from its room; `isNew` is false if it was removed before. */
export async function takeOut(
  { pool }: Pick<ChatDeps, 'pool'>,
  by: By,
  { roomId, seq }: { roomId: string; seq: number },
): Promise<{ row: MessageRow; isNew: boolean }> {
  const { brandId, username } = by.operator;
  return transact(pool, async (client) => {
    const known = await readMessage(client, brandId, roomId, seq);
    if (!known) throw new Refusal('chat_message_not_found');
    const isNew = await removeMessage(client, { brandId, roomId, seq, operator: username });
    if (isNew) {
      await record(client, {
        ...{ brandId, actorId: by.operator.operatorId, actor: by.operator.username, ip: by.ip },
        action: 'chat.removeChatMessage',
        objectType: 'chatMessage',
        objectId: `${roomId}:${seq}`,
        after: { member: known.account, text: known.text },
      });
    }
    return { row: (await readMessage(client, brandId, roomId, seq)) ?? known, isNew };
  });
}
