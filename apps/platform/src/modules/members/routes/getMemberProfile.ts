import { getMemberProfile as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readDetails } from '#modules/identity/index.ts';
import type { MembersDeps } from '../MembersDeps.ts';

export const getMemberProfile = ({ pool }: MembersDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const details = await readDetails(pool, { brandId, memberId: BigInt(input.memberId) });
    if (!details) throw refuse('member_not_found');
    return details;
  });
