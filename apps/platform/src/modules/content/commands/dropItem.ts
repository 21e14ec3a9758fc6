import type { OperatorSession } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { factsOf } from '../present.ts';
import { holdItem } from '../holdItem.ts';
import { deleteItem } from '../store.ts';

type Dropping = { id: string; version: number; operator: OperatorSession; ip: string };

/** Deletes an item if its version is still the one that was read; the audit trail keeps its content. */
export async function dropItem({ pool }: Pick<ContentDeps, 'pool'>, dropping: Dropping): Promise<void> {
  const { id, version, operator, ip } = dropping;
  await transact(pool, async (client) => {
    const row = await holdItem(client, operator.brandId, { id, version });
    await deleteItem(client, operator.brandId, row.id);
    await record(client, {
      brandId: operator.brandId,
      actorId: operator.operatorId,
      actor: operator.username,
      ip,
      action: 'content.removeItem',
      objectType: 'content',
      objectId: id,
      before: factsOf(row),
    });
  });
}
