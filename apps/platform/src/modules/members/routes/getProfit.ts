import { getProfit as operation } from '@baize/contract/members/getProfit';
import { implement, type Route } from '#kit/implement.ts';
import { readStretch } from '#modules/exports/index.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { readProfit } from '../readProfit.ts';

export const getProfit = (deps: MembersDeps): Route =>
  implement(operation, async ({ input, brand, session: { memberId } }) => {
    const { from, to } = readStretch(input, brand.timeZone);
    return readProfit(deps, brand, { memberId, from, to });
  });
