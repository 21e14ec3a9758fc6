import type { InputOf, listGames, OutputOf } from '@baize/contract';
import { fitsLobby } from '@baize/contract/games/fitsLobby';
import type { Brand } from '#kit/implement.ts';
import type { Catalogue } from './createCatalogue.ts';
import { hasBingo } from './hasBingo.ts';
import { presentGame } from './present.ts';

type LobbyGame = OutputOf<typeof listGames>['content'][number];
type Filter = Partial<InputOf<typeof listGames>>;

/** The games of a brand that a lobby's filters let through, as tiles show them and in lobby order. */
export async function lobbyOf(
  catalogue: Pick<Catalogue, 'ofBrand'>,
  brand: Pick<Brand, 'id' | 'settings'>,
  filter: Filter,
): Promise<LobbyGame[]> {
  const isWithBingo = hasBingo(brand);
  const fits = fitsLobby(filter);
  return (await catalogue.ofBrand(brand.id))
    .map(presentGame)
    .filter((game) => (isWithBingo || game.subCategory !== 'BG') && fits(game));
}
