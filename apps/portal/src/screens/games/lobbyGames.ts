import { findsGame, gameWords } from '@baize/contract/games/findsGame';
import { UNIT } from '@baize/maths';
import type { Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { languages, type Language } from '@baize/contract/languages';
import type { LobbySearch } from '../../paths.ts';

/** "Minimum bet one yuan or more" and "25 lines or more", as the house's slot filters say. */
const MIN_BET = UNIT;
const MANY_LINES = 25;

/** The games of the lobby that the address asks for, in its order. The list's own order is that of popularity. */
export function lobbyGames(games: readonly Game[], search: LobbySearch, language: Language): Game[] {
  const isFound = findsGame(search.search ?? '');
  const found = games.filter(
    (game) =>
      (search.vassalage === undefined || game.vassalage.toLowerCase() === search.vassalage) &&
      (search.kind === undefined || game.subCategory === search.kind) &&
      (search.minBet !== true || game.minBet >= MIN_BET) &&
      (search.lines !== true || game.lines >= MANY_LINES) &&
      (search.free !== true || game.hasFreePlay) &&
      isFound(game.name, game.gameCode),
  );
  if (search.sort !== 'name') return found;
  const collator = new Intl.Collator(languages[language].html);
  return found.toSorted((one, other) =>
    collator.compare(localText(one.name, language), localText(other.name, language)),
  );
}

/** Makes what these games are found by ahead of the first letter. */
export function prepareWords(games: readonly Game[]): void {
  for (const { name, gameCode } of games) gameWords(name, gameCode);
}
