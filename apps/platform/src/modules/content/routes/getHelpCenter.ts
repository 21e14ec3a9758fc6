import { getHelpCenter as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentHelp, wantedOf } from '../present.ts';
import { readShown } from '../store.ts';

export const getHelpCenter = ({ pool }: ContentDeps): Route =>
  implement(operation, async ({ input, brand }) => {
    const rows = await readShown(pool, brand.id, 'article');
    const wanted = input.topic === undefined ? rows : rows.filter(({ body }) => body.topic === input.topic);
    return presentHelp(wanted, wantedOf(brand, input.language));
  });
