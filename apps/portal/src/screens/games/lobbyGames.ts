import { UNIT } from '@baize/maths';
import type { Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LobbySearch } from '../../paths.ts';

/** "Minimum bet one yuan or more" and "25 lines or more", as the house's slot filters say. */
const MIN_BET = UNIT;
const MANY_LINES = 25;

/** The games of the lobby that the address asks for, in its order. The list's own order is that of popularity. */
export function lobbyGames(games: readonly Game[], search: LobbySearch, language: Language): Game[] {
  const wanted = (search.search ?? '').trim().toLocaleLowerCase();
  const found = games.filter(
    (game) =>
      (search.vassalage === undefined || game.vassalage.toLowerCase() === search.vassalage) &&
      (search.minBet !== true || game.minBet >= MIN_BET) &&
      (search.lines !== true || game.lines >= MANY_LINES) &&
      (wanted === '' ||
        [game.name.EN, game.name.CN, game.gameCode].some((text) => text.toLocaleLowerCase().includes(wanted))),
  );
  if (search.sort !== 'name') return found;
  const collator = new Intl.Collator(language === 'CN' ? 'zh-CN' : 'en');
  return found.toSorted((one, other) =>
    collator.compare(localText(one.name, language), localText(other.name, language)),
  );
}
