import { removeItem as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { dropItem } from '../commands/dropItem.ts';
import type { ContentDeps } from '../ContentDeps.ts';

export const removeItem = (deps: ContentDeps): Route =>
  implement(operation, async ({ input, session, ip }) => {
    await dropItem(deps, { ...input, operator: session, ip });
    return {};
  });
