import { getSegmentMembers as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { createAudiences } from '../createAudiences.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { readSegmentsById } from '../store/segments.ts';

export const getSegmentMembers = (deps: MembersDeps): Route => {
  const { sample } = createAudiences(deps);
  return implement(operation, async ({ input: { segmentId }, session: { brandId }, refuse }) => {
    const [segment] = await readSegmentsById(deps.pool, { brandId, ids: [segmentId] });
    if (!segment) throw refuse('segment_not_found');
    const { members, isWhole, memberIds } = await sample(segment);
    const accounts = await deps.identity.accountsOf({ brandId, memberIds });
    return {
      ...{ members, isWhole },
      sample: memberIds.map((id) => ({ id: String(id), account: accounts.get(id)?.account ?? String(id) })),
    };
  });
};
