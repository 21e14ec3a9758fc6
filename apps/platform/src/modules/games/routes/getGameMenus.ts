import { getGameMenus as operation, type InputOf } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BrandGame } from '../createCatalogue.ts';
import type { GamesDeps } from '../GamesDeps.ts';

export const getGameMenus = ({ catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, input: { prizeMode } }) => {
    const groups = new Map<string, BrandGame[]>();
    for (const game of await catalogue.ofBrand(brand.id)) {
      if (!game.isAvailable || !isOfMode(game, prizeMode)) continue;
      groups.set(game.vendor.code, [...(groups.get(game.vendor.code) ?? []), game]);
    }
    return [...groups].map(([gameGroupCode, games]) => ({
      gameGroupCode,
      gameMenus: games.map(({ row }) => ({ gameCode: row.gameCode, name: row.names })),
    }));
  });

/** A regional lottery is in its own list only. */
function isOfMode({ row }: BrandGame, mode: InputOf<typeof operation>['prizeMode']): boolean {
  if (row.classify !== 'LOTT' && row.classify !== 'ELOTT') return false;
  return mode === (row.prizeMode === '' ? row.classify : row.prizeMode);
}
