import { updateFeed as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { updateFeed as update } from '../commands/updateFeed.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentFeed } from '../presentFeed.ts';

export const updateFeed = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const { feed, secret } = await update(deps, { ...input, operator, ip });
    return { feed: presentFeed(feed), secret };
  });
