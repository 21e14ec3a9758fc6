import { getFavourites as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { readFavourites } from '../store/marks.ts';

export const getFavourites = ({ pool }: GamesDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId } }) => ({
    ids: (await readFavourites(pool, { brandId, memberId })).map((id) => ({ nodeId: String(id) })),
  }));
