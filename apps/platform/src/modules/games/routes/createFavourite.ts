import { createFavourite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { markGame } from '../commands/markGame.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { gamesOf } from '../gamesOf.ts';

export const createFavourite = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, session: { memberId }, input: { nodeId }, refuse }) => {
    const [game] = await gamesOf(catalogue, brand.id, [Number(nodeId)]);
    if (!game) throw refuse('game_not_found');
    if (!(await markGame(pool, { brandId: brand.id, memberId, gameId: game.row.id }))) throw refuse('favourites_full');
    return { nodeId };
  });
