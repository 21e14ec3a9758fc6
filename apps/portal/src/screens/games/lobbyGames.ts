import { UNIT } from '@baize/maths';
import type { Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { foldedText } from './foldedText.ts';
import { pinyinInitials } from './pinyinInitials.ts';
import { languages, type Language } from '@baize/contract/languages';
import type { LobbySearch } from '../../paths.ts';

/** "Minimum bet one yuan or more" and "25 lines or more", as the house's slot filters say. */
const MIN_BET = UNIT;
const MANY_LINES = 25;

/** The games of the lobby that the address asks for, in its order. The list's own order is that of popularity. */
export function lobbyGames(games: readonly Game[], search: LobbySearch, language: Language): Game[] {
  const wanted = foldedText((search.search ?? '').trim());
  const found = games.filter(
    (game) =>
      (search.vassalage === undefined || game.vassalage.toLowerCase() === search.vassalage) &&
      (search.kind === undefined || game.subCategory === search.kind) &&
      (search.minBet !== true || game.minBet >= MIN_BET) &&
      (search.lines !== true || game.lines >= MANY_LINES) &&
      (search.free !== true || game.hasFreePlay) &&
      (wanted === '' || wordsOf(game).some((text) => text.includes(wanted))),
  );
  if (search.sort !== 'name') return found;
  const collator = new Intl.Collator(languages[language].html);
  return found.toSorted((one, other) =>
    collator.compare(localText(one.name, language), localText(other.name, language)),
  );
}

const words = new WeakMap<Game, readonly string[]>();

/** Makes what these games are found by ahead of the first letter. */
export function prepareWords(games: readonly Game[]): void {
  for (const game of games) wordsOf(game);
}

/** What a game is found by; made once, since every letter that is typed is looked for in all of them. */
function wordsOf(game: Game): readonly string[] {
  const known = words.get(game);
  if (known !== undefined) return known;
  const made = [...Object.values(game.name), game.gameCode].map(foldedText);
  const initials = pinyinInitials(game.name.CN ?? '');
  if (initials !== '') made.push(initials);
  words.set(game, made);
  return made;
}
