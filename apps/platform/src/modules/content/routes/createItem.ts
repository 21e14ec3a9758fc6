import { createItem as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveItem } from '../commands/saveItem.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentItem } from '../present.ts';

export const createItem = (deps: ContentDeps): Route =>
  implement(operation, async ({ input, session, ip }) =>
    presentItem(await saveItem(deps, { draft: input, operator: session, ip })),
  );
