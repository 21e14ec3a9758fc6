import { parseAmount } from '@baize/maths';
import type { ListedGame } from '../vendors/index.ts';
import { imageOf } from './imageOf.ts';

/** What a vendor says of one of its games, as the catalogue keeps it. Amounts are 1/100,000 units. */
export type OfferedGame = {
  gameCode: string;
  classify: string;
  nameEn: string;
  nameCn: string;
  image: string;
  lines: number;
  minBet: bigint;
  maxBet: bigint;
  returnBps: number;
  hasFreePlay: boolean;
};

/** Where a game's way out leads: the brand's own lobby, whatever the caller would like. */
export function lobbyUrlOf(publicUrl: string, mainDomain: string): string {
  const url = new URL('/rng', publicUrl);
  url.hostname = mainDomain;
  return url.toString();
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/live/i, 'LIVE'],
  [/fish/i, 'FISH'],
  [/esport/i, 'ESPORTS'],
  [/sport/i, 'SPORTS'],
  [/lott|keno|bingo/i, 'ELOTT'],
  [/poker|card|table/i, 'PVP'],
];

/** Our category for a vendor's own word; what is none of the others is a slot. */
function classifyOf(category: string): string {
  return classes.find(([pattern]) => pattern.test(category))?.[1] ?? 'RNG';
}

/** A game of a vendor's list as the catalogue keeps it. Amounts of the list are 1/100,000 units already. */
export function offeredOf(game: ListedGame): OfferedGame {
  // "96.12" percent is 9612 in hundredths of a percent; the money parser reads it without a float in between.
  const rate = parseAmount(game.rtp ?? '0') ?? 0n;
  return {
    gameCode: game.game_code,
    classify: classifyOf(game.category),
    nameEn: game.names?.en ?? game.name,
    nameCn: game.names?.zh ?? game.name,
    image: imageOf('default'),
    lines: game.lines ?? 0,
    minBet: BigInt(game.min_bet ?? 0),
    maxBet: BigInt(game.max_bet ?? 0),
    returnBps: Number(rate / 1_000n),
    hasFreePlay: game.is_demo_available ?? false,
  };
}
