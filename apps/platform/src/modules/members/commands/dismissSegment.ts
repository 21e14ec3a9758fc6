import type { InputOf, removeSegment } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { conditionsJson } from '../conditionsJson.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentSegment } from '../presentSegment.ts';
import { dropSegment, holdSegment } from '../store/segments.ts';

type Removal = InputOf<typeof removeSegment> & { operator: OperatorSession; language: string; ip: string };

/**
 * Removes a segment, with the segment locked: whatever is about to use it waits, and finds it gone. Refused while
 * something uses it.
 */
export async function dismissSegment(
  { pool, usesOf }: Pick<MembersDeps, 'pool' | 'usesOf'>,
  { id, version, operator, language, ip }: Removal,
): Promise<void> {
  const { brandId, operatorId, username: by } = operator;
  await transact(pool, async (client) => {
    const row = await holdSegment(client, { brandId, id });
    if (!row) throw new Refusal('segment_not_found');
    if (row.version !== version) throw new Refusal('version_conflict');
    const { uses } = presentSegment(row, await usesOf(client, { brandId, segmentIds: [row.id], language }));
    if (uses.length > 0) throw new Refusal('segment_in_use', 'segment_in_use', { uses });
    await dropSegment(client, { id: row.id, by });
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: by, ip },
      ...{ action: 'members.removeSegment', objectType: 'segment', objectId: id },
      before: { name: row.name, conditions: conditionsJson(row.conditions) },
    });
  });
}
