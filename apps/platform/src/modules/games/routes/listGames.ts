import { listGames as operation } from '@baize/contract';
import { lobbyOrder } from '@baize/contract/games/lobbyOrder';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { lobbyOf } from '../lobbyOf.ts';

export const listGames = ({ catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, input }) => {
    const { pageNum, pageSize } = input;
    const found = lobbyOrder(await lobbyOf(catalogue, brand, input), input);
    return pageOf(found.slice((pageNum - 1) * pageSize, pageNum * pageSize), found.length, { pageNum, pageSize });
  });
