import { listBadges as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContentDeps } from '../ContentDeps.ts';
import { presentBadge, wantedOf } from '../present.ts';
import { readShown } from '../store.ts';

export const listBadges = ({ pool }: ContentDeps): Route =>
  implement(operation, async ({ input, brand }) => {
    const rows = await readShown(pool, brand.id, 'badge');
    return rows.map((row) => presentBadge(row, wantedOf(brand, input.language)));
  });
