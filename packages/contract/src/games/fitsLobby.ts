import { UNIT } from '@baize/maths';
import type { LocalTexts } from '../localText.ts';
import { findsGame } from './findsGame.ts';

/** "Minimum bet one yuan or more" and "25 lines or more", as the slot filters say. */
const MIN_BET = UNIT;
const MANY_LINES = 25;

type Filter = Readonly<{
  gameClassify?: string | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
  kind?: string | undefined;
  minBet?: true | undefined;
  lines?: true | undefined;
  free?: true | undefined;
}>;

type FilteredGame = Readonly<{
  gameClassify: string;
  vassalage: string;
  gameCode: string;
  name: LocalTexts;
  subCategory: string;
  minBet: bigint;
  lines: number;
  hasFreePlay: boolean;
}>;

/**
 * Whether a game passes the filters of a lobby. Servers and pages filter by this one function: all games, favourites,
 * recent and hot ones. Addresses name a vendor in lower case, whatever the case of its code.
 */
export function fitsLobby(filter: Filter): (game: FilteredGame) => boolean {
  const isFound = findsGame(filter.search ?? '');
  const { gameClassify, vassalage, kind } = filter;
  return (game) =>
    (gameClassify === undefined || game.gameClassify === gameClassify) &&
    (vassalage === undefined || game.vassalage === vassalage || game.vassalage.toLowerCase() === vassalage) &&
    (kind === undefined || game.subCategory === kind) &&
    (filter.minBet !== true || game.minBet >= MIN_BET) &&
    (filter.lines !== true || game.lines >= MANY_LINES) &&
    (filter.free !== true || game.hasFreePlay) &&
    isFound(game.name, game.gameCode);
}
