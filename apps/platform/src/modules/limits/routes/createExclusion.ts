import { createExclusion as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { excludeMember } from '../commands/excludeMember.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { presentBlock } from '../present.ts';
import { readBlocks } from '../store.ts';

export const createExclusion = (deps: LimitsDeps): Route =>
  implement(operation, async ({ session, ip, input: { days, reason, ...input } }) => {
    const memberId = BigInt(input.memberId);
    await excludeMember(deps, { operator: session, ip, memberId, days, reason });
    const blocks = await readBlocks(deps.pool, { brandId: session.brandId, memberId });
    return { blocks: blocks.map(presentBlock) };
  });
