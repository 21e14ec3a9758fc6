import type { InputOf, updateTags } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { Refusal } from '#kit/refusal.ts';
import { record } from '#modules/audit/index.ts';
import { accountOf } from '../accountOf.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { hasSegmentNamed, holdNames } from '../store/segments.ts';
import { readTags, writeTags } from '../store/tags.ts';

type Marks = InputOf<typeof updateTags> & { operator: OperatorSession; ip: string };

/** Sets a member's tags, none of them a segment's name, with the previous ones in the audit trail. */
export async function markMember(deps: MembersDeps, { operator, ip, ...marks }: Marks): Promise<string[]> {
  const { brandId, operatorId, username } = operator;
  const { memberId } = await accountOf(deps, { brandId, memberId: marks.memberId });
  return transact(deps.pool, async (client) => {
    const member = { brandId, memberId };
    await holdNames(client, brandId, { isShared: true });
    if (await hasSegmentNamed(client, { brandId, names: marks.tags })) throw new Refusal('segment_name_taken');
    const before = await readTags(client, member);
    await writeTags(client, member, marks.tags);
    const after = await readTags(client, member);
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'members.updateTags', objectType: 'member', objectId: marks.memberId },
      before: { tags: before.join(', ') },
      after: { tags: after.join(', ') },
    });
    return after;
  });
}
