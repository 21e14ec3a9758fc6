import { createFavourite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { markGame } from '../commands/markGame.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { lobbyOf } from '../lobbyOf.ts';

export const createFavourite = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session: { memberId }, input: { nodeId }, refuse }) => {
    const isOffered = (await lobbyOf(catalogue, brand, {})).some((game) => game.nodeId === nodeId);
    if (!isOffered) throw refuse('game_not_found');
    const isMarked = await markGame(pool, { brandId: brand.id, memberId, gameId: Number(nodeId) });
    if (!isMarked) throw refuse('favourites_full');
    return { nodeId };
  });
