import { updateItem as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { saveItem } from '../commands/saveItem.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentItem } from '../present.ts';

export const updateItem = (deps: ContentDeps): Route =>
  implement(operation, async ({ input: { draft, ...known }, session, ip }) =>
    presentItem(await saveItem(deps, { draft, known, operator: session, ip })),
  );
