import { listFavourites as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { gamesOf } from '../gamesOf.ts';
import { presentGame } from '../present.ts';
import { readFavourites } from '../store/marks.ts';

export const listFavourites = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session, input: { pageNum, pageSize } }) => {
    const ids = await readFavourites(pool, { brandId: brand.id, memberId: session.memberId });
    const games = await gamesOf(catalogue, brand.id, ids);
    return pageOf(games.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(presentGame), games.length, {
      pageNum,
      pageSize,
    });
  });
