import { getMemberLimits as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { presentBlock, presentChange } from '../present.ts';
import { readLimits } from '../readLimits.ts';
import { readBlocks, readChanges } from '../store.ts';

export const getMemberLimits = ({ pool, identity }: LimitsDeps): Route =>
  implement(operation, async ({ session: { brandId }, input, refuse }) => {
    const memberId = BigInt(input.memberId);
    const account = (await identity.accountsOf({ brandId, memberIds: [memberId] })).get(memberId);
    if (!account) throw refuse('member_not_found');
    const member = { brandId, memberId, currency: account.currency };
    return {
      standing: await readLimits(pool, member),
      blocks: (await readBlocks(pool, member)).map(presentBlock),
      changes: (await readChanges(pool, member)).map(presentChange),
    };
  });
