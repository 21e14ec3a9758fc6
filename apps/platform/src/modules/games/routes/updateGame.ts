import { updateGame as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideGame } from '../commands/decideGame.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { presentCatalogueGame } from '../presentCatalogueGame.ts';

export const updateGame = ({ pool, catalogue }: GamesDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip, refuse }) => {
    const game = (await catalogue.ofBrand(brand.id)).find(({ row }) => String(row.id) === input.gameId);
    if (!game) throw refuse('game_not_found');
    const plain = await catalogue.plain(game.row);
    const decision = await decideGame(pool, { ...input, brand, operator, ip });
    const isAvailable = game.isVendorOpen && plain.isEnabled && decision.isEnabled;
    return presentCatalogueGame({ ...game, isAvailable }, plain, decision);
  });
