import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { BroadcastRow } from '../BroadcastRow.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { holdBroadcast, writeCancelled } from '../store/broadcasts.ts';

type By = { operator: OperatorSession; ip: string };

/** Cancels a broadcast, also between two steps of sending. */
export async function stopBroadcast(
  { pool }: Pick<MessagesDeps, 'pool'>,
  { operator, ip }: By,
  broadcastId: string,
): Promise<BroadcastRow> {
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const row = await holdBroadcast(client, brandId, broadcastId);
    if (!row) throw new Refusal('broadcast_not_found');
    if (row.status === 'cancelled') return row;
    if (row.status === 'sent') throw new Refusal('broadcast_ended');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      action: 'messages.cancelBroadcast',
      objectType: 'broadcast',
      objectId: broadcastId,
      after: { title: row.title[row.language] ?? '', sent: row.sent },
    });
    return (await writeCancelled(client, row.id)) ?? row;
  });
}
