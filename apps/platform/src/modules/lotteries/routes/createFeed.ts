import { createFeed as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { createFeed as create } from '../commands/createFeed.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentFeed } from '../presentFeed.ts';

export const createFeed = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const { feed, secret } = await create(deps, { ...input, operator, ip });
    return { feed: presentFeed(feed), secret };
  });
