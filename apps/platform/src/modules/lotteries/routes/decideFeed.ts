import { decideFeed as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideFeed as decide } from '../commands/decideFeed.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentFeed } from '../presentFeed.ts';

export const decideFeed = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentFeed(await decide(deps, { ...input, operator, ip })),
  );
