import { getHelpCenter as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentHelp, wantedOf } from '../present.ts';
import { readShown } from '../store.ts';

export const getHelpCenter = ({ pool }: ContentDeps): Route =>
  implement(operation, async ({ input, brand }) =>
    presentHelp(await readShown(pool, brand.id, 'article'), wantedOf(brand, input.language)),
  );
