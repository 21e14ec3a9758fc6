import { listFavourites as operation } from '@baize/contract';
import { lobbyOrder } from '@baize/contract/games/lobbyOrder';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { gamesOf } from '../gamesOf.ts';
import { lobbyOf } from '../lobbyOf.ts';
import { readFavourites } from '../store/marks.ts';

export const listFavourites = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session, input }) => {
    const { pageNum, pageSize } = input;
    const ids = await readFavourites(pool, { brandId: brand.id, memberId: session.memberId });
    const games = lobbyOrder(gamesOf(await lobbyOf(catalogue, brand, input), ids), input);
    return pageOf(games.slice((pageNum - 1) * pageSize, pageNum * pageSize), games.length, { pageNum, pageSize });
  });
