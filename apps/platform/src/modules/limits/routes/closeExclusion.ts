import { closeExclusion as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { liftExclusion } from '../commands/liftExclusion.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { presentBlock } from '../present.ts';
import { readBlocks } from '../store.ts';

export const closeExclusion = (deps: LimitsDeps): Route =>
  implement(operation, async ({ session, ip, input, refuse }) => {
    const memberId = BigInt(input.memberId);
    const { brandId } = session;
    const known = await deps.identity.accountsOf({ brandId, memberIds: [memberId] });
    if (!known.has(memberId)) throw refuse('member_not_found');
    await liftExclusion(deps, { operator: session, ip, memberId, reason: input.reason });
    return { blocks: (await readBlocks(deps.pool, { brandId, memberId })).map(presentBlock) };
  });
