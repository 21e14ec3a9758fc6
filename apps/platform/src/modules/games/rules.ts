import { languageCodes, languages } from '@baize/contract/languages';
import { localText, type LocalTexts } from '@baize/contract/localText';
import { parseAmount } from '@baize/maths';
import type { ListedGame } from '#modules/vendors/index.ts';
import { imageOf } from './imageOf.ts';
import type { DecisionRow } from './DecisionRow.ts';
import type { GameRow } from './GameRow.ts';
import type { SubCategory } from './SubCategory.ts';

/** What a vendor says of one of its games, as the catalogue keeps it. Amounts are 1/100,000 units. */
export type OfferedGame = {
  gameCode: string;
  classify: string;
  names: LocalTexts;
  image: string;
  lines: number;
  minBet: bigint;
  maxBet: bigint;
  bets: readonly bigint[];
  returnBps: number;
  hasFreePlay: boolean;
  subCategory: SubCategory;
  badge: '' | 'NEW' | 'HOT';
};

/**
 * Where a game is opened: at one of the brand's own hosts for games where it has any, on a phone at another one each time,
 * and never at a host outside the list. Without a list the vendor's host stays. Throws when `draw` is out of range.
 */
export function launchUrlOf(
  url: string,
  hosts: readonly string[],
  device: 'desktop' | 'mobile',
  draw: (below: number) => number,
): string {
  const host = device === 'mobile' && hosts.length > 0 ? hosts[draw(hosts.length)] : hosts[0];
  if (host === undefined) {
    if (hosts.length > 0) throw new RangeError('There is no such host.');
    return url;
  }
  const own = new URL(url);
  own.protocol = 'https:';
  own.host = host;
  own.port = '';
  return own.href;
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
export function offeredOf(game: ListedGame, origins: readonly string[]): OfferedGame {
  // "96.12" percent is 9612 in hundredths of a percent; the money parser reads it without a float in between.
  const rate = parseAmount(game.rtp ?? '0') ?? 0n;
  return {
    gameCode: game.code,
    classify: classifyOf(game.category),
    names: { EN: game.name, ...namesOf(game.names ?? {}) },
    image: pictureOf(game.picture, origins),
    lines: game.lines ?? 0,
    minBet: game.minBet ?? 0n,
    maxBet: game.maxBet ?? 0n,
    bets: (game.bets ?? []).toSorted((a, b) => Number(a - b)),
    returnBps: Number(rate / 1_000n),
    hasFreePlay: game.isDemoAvailable ?? false,
    subCategory: game.subCategory ?? '',
    badge: (['HOT', 'NEW'] as const).find((badge) => game.tags?.includes(badge)) ?? '',
  };
}

/** The names that a vendor gives by its own codes of languages; of languages that are not ours nothing is kept. */
const namesOf = (names: Readonly<Partial<Record<string, string>>>): LocalTexts =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const name = names[languages[language].vendor];
      return name === undefined || name === '' ? [] : [[language, name]];
    }),
  );

/** A vendor's own picture of its game; whatever lies elsewhere is none. */
function pictureOf(url: string | undefined, origins: readonly string[]): string {
  const isOwn = url !== undefined && URL.canParse(url) && origins.includes(new URL(url).origin);
  return isOwn ? url : imageOf('default');
}

/** Hot is what was played most in this many days. */
export const HOT_DAYS = 7;

type Rated = { row: { vendorId: number; gameCode: string; badge: string; names: LocalTexts } };

/**
 * Games by the number of their rounds, keyed `<vendor id>:<game code>`. What nobody has played yet follows, those with
 * the badge first and then by name, so that a new site has something to show.
 */
export function hottestFirst<Game extends Rated>(
  games: readonly Game[],
  played: ReadonlyMap<string, number>,
): readonly Game[] {
  const roundsOf = ({ row }: Game): number => played.get(`${row.vendorId}:${row.gameCode}`) ?? 0;
  const badgeOf = ({ row }: Game): number => (row.badge === 'HOT' ? 1 : 0);
  return games.toSorted(
    (a, b) =>
      roundsOf(b) - roundsOf(a) ||
      badgeOf(b) - badgeOf(a) ||
      (localText(a.row.names, 'EN') < localText(b.row.names, 'EN') ? -1 : 1),
  );
}

/**
 * A player's name as strangers may see it: the first and the last two characters. The number of stars is always the
 * same, so that not even the length is told; of a name too short to hide anything the last two are left out.
 */
export function maskedName(name: string): string {
  const letters = [...name];
  const last = letters.length > 4 ? letters.slice(-2).join('') : '';
  return `${letters.slice(0, Math.min(2, Math.max(1, letters.length - 2))).join('')}***${last}`;
}

/** A game as a brand has decided it: what it left open stays the vendor's. */
export function decided(row: GameRow, decision: DecisionRow | undefined): GameRow {
  if (decision === undefined) return row;
  const { minBet, maxBet } = decision;
  return {
    ...row,
    isEnabled: row.isEnabled && decision.isEnabled,
    position: decision.position ?? row.position,
    badge: decision.badge ?? row.badge,
    minBet: minBet !== null && minBet > row.minBet ? minBet : row.minBet,
    maxBet: maxBet !== null && (row.maxBet === 0n || maxBet < row.maxBet) ? maxBet : row.maxBet,
  };
}

/**
 * Why a brand takes no stakes on a game, or none of these. The bounds that the vendor lists are judged as well as the
 * brand's own, since a vendor that forgets its own must not cost a member more than the lobby says; a listed bound of zero
 * is none. Those of a list are in the money in which the vendor's calls come, the brand's in the one that it names. A stake
 * of nothing is below no bound.
 */
export function stakeFault(
  { isEnabled, ...listed }: Pick<GameRow, 'isEnabled' | 'minBet' | 'maxBet'>,
  decision: DecisionRow | undefined,
  { currency, amounts }: { currency: string; amounts: readonly bigint[] },
): 'game_closed' | 'limit_reached' | undefined {
  if (!isEnabled || decision?.isEnabled === false) return 'game_closed';
  const own = decision?.currency === currency ? decision : undefined;
  const isOutside = (amount: bigint): boolean =>
    amount > 0n &&
    (amount < listed.minBet ||
      amount < (own?.minBet ?? 0n) ||
      (listed.maxBet > 0n && amount > listed.maxBet) ||
      amount > (own?.maxBet ?? amount));
  return amounts.some(isOutside) ? 'limit_reached' : undefined;
}

/** The stakes of a game within the bounds that vendor and brand have set; a bound of zero is none. */
export function stakesOf({ bets, minBet, maxBet }: Pick<GameRow, 'bets' | 'minBet' | 'maxBet'>): bigint[] {
  return bets.filter((bet) => bet >= minBet && (maxBet === 0n || bet <= maxBet));
}
