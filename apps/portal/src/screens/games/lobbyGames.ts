import { fitsLobby } from '@baize/contract/games/fitsLobby';
import { gameWords } from '@baize/contract/games/findsGame';
import { lobbyOrder } from '@baize/contract/games/lobbyOrder';
import type { Language } from '@baize/contract/languages';
import type { Game } from '../../components/useOpenGame.ts';
import type { LobbySearch } from '../../paths.ts';

/** The games of the lobby that the address asks for, in its order. The list's own order is that of popularity. */
export function lobbyGames(games: readonly Game[], search: LobbySearch, language: Language): Game[] {
  return lobbyOrder(games.filter(fitsLobby(search)), { sort: search.sort, language });
}

/** Makes what these games are found by ahead of the first letter. */
export function prepareWords(games: readonly Game[]): void {
  for (const { name, gameCode } of games) gameWords(name, gameCode);
}
