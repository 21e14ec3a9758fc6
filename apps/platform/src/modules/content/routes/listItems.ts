import { listItems as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentItem } from '../present.ts';
import { readAll } from '../store.ts';

export const listItems = ({ pool }: ContentDeps): Route =>
  implement(operation, async ({ input, session }) =>
    (await readAll(pool, session.brandId, input.kind)).map(presentItem),
  );
