import { listCatalogue as operation } from '@baize/contract';
import { findsGame } from '@baize/contract/games/findsGame';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { presentCatalogueGame } from '../presentCatalogueGame.ts';

export const listCatalogue = ({ catalogue }: Pick<GamesDeps, 'catalogue'>): Route =>
  implement(operation, async ({ brand, input }) => {
    const { gameClassify, subCategory, vassalage, state, search, pageNum, pageSize } = input;
    const isFound = findsGame(search ?? '');
    const found = (await catalogue.ofBrand(brand.id)).filter(
      ({ row, vendor, decision }) =>
        (gameClassify === undefined || row.classify === gameClassify) &&
        (subCategory === undefined || (decision?.subCategory ?? '') === subCategory) &&
        (vassalage === undefined || vendor.code === vassalage) &&
        (state === undefined || row.isEnabled === (state === 'on')) &&
        isFound(row.names, row.gameCode),
    );
    const shown = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return {
      currency: brand.currency,
      page: pageOf(
        await Promise.all(
          shown.map(async (game) => presentCatalogueGame(game, await catalogue.plain(game.row), game.decision)),
        ),
        found.length,
        { pageNum, pageSize },
      ),
    };
  });
