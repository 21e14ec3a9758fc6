import { getMemberSecurity as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { accountOf } from '../accountOf.ts';
import { linksOf } from '../linksOf.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentReset } from '../presentReset.ts';
import { readResetsOf } from '../store/resets.ts';

export const getMemberSecurity = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, session: { brandId, operatorId } }) => {
    const { memberId } = await accountOf(deps, { brandId, memberId: input.memberId });
    const member = { brandId, memberId };
    const { security } = deps.identity;
    const step = await security.secondStepOf(member);
    const resets = await readResetsOf(deps.pool, member);
    return {
      links: await linksOf(deps, member),
      secondStep: { isOn: step?.isOn === true, codesLeft: step?.isOn === true ? step.codesLeft : 0 },
      resets: resets.map((row) => presentReset(row, operatorId)),
      sessions: (await security.sessionsOf(member)).map(({ createdAt, lastSeenAt, ...place }) => ({
        ...place,
        ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      })),
    };
  });
