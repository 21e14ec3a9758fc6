import { languageCodes, languages } from '@baize/contract/languages';
import { localText, type LocalTexts } from '@baize/contract/localText';
import { parseAmount } from '@baize/maths';
import type { ListedGame, Standing } from '#modules/vendors/index.ts';
import { imageOf } from './imageOf.ts';
import type { DecisionRow } from './DecisionRow.ts';
import type { GameRow } from './GameRow.ts';
import type { OpensIn } from './OpensIn.ts';
import type { SubCategory } from './SubCategory.ts';

/** A vendor's facts of one of its games, as stored in the catalogue. Amounts are 1/100,000 units. */
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

/** Where a brand opens a vendor's games, unless it has decided otherwise on one of them. */
export const vendorOpensIn = ({ opening }: Pick<Standing, 'opening'>): OpensIn =>
  opening.isFrameable ? 'frame' : 'tab';

/**
 * The URL where a game is opened. A page on one of the vendor's mirrored origins is opened on one of the brand's own
 * game hosts, on phones a random one each time, otherwise the first; every other page stays where its vendor has it, as
 * it does without a list. Throws if `draw` is out of range.
 */
export function launchUrlOf(
  url: string,
  { hosts, mirrored }: { hosts: readonly string[]; mirrored: readonly string[] },
  device: 'desktop' | 'mobile',
  draw: (below: number) => number,
): string {
  if (hosts.length === 0 || !mirrored.includes(new URL(url).origin)) return url;
  const host = hosts[device === 'mobile' ? draw(hosts.length) : 0];
  if (host === undefined) throw new RangeError('There is no such host.');
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

/** Our category for a vendor's own; unknown ones are slots. */
function classifyOf(category: string): string {
  return classes.find(([pattern]) => pattern.test(category))?.[1] ?? 'RNG';
}

/** A game of a vendor's list as stored in the catalogue. Amounts of the list are 1/100,000 units already. */
export function offeredOf(game: ListedGame, origins: readonly string[]): OfferedGame {
  // "96.12" percent is 9612 in hundredths of a percent; the money parser avoids floats.
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

/** A vendor's names by its own language codes; unsupported languages are dropped. */
const namesOf = (names: Readonly<Partial<Record<string, string>>>): LocalTexts =>
  Object.fromEntries(
    languageCodes.flatMap((language) => {
      const name = names[languages[language].vendor];
      return name === undefined || name === '' ? [] : [[language, name]];
    }),
  );

/** A vendor's own picture of its game; URLs of other origins are dropped. */
function pictureOf(url: string | undefined, origins: readonly string[]): string {
  const isOwn = url !== undefined && URL.canParse(url) && origins.includes(new URL(url).origin);
  return isOwn ? url : imageOf('default');
}

/** Hot games are counted over this many days. */
export const HOT_DAYS = 7;

type Rated = { row: { vendorId: number; gameCode: string; badge: string; names: LocalTexts } };

/**
 * Games by the number of their rounds, keyed `<vendor id>:<game code>`. Unplayed ones follow, by badge and then by
 * name, so that a new site has something to show.
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
 * A masked player name: the first and the last two characters. The number of stars is constant, so that it does not
 * reveal the length; of a short name the last two are left out.
 */
export function maskedName(name: string): string {
  const letters = [...name];
  const last = letters.length > 4 ? letters.slice(-2).join('') : '';
  return `${letters.slice(0, Math.min(2, Math.max(1, letters.length - 2))).join('')}***${last}`;
}

/** A game with a brand's overrides applied. */
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
 * Why a brand refuses stakes on a game. The vendor's listed limits are enforced as well as the brand's own, since a
 * vendor that does not enforce its own must not cost a member more than the lobby says; a listed limit of zero is none.
 * Listed limits are in the currency of the vendor's calls, the brand's in the one it names. A stake of zero is below no
 * limit.
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

/** The stakes of a game within the limits of vendor and brand; a limit of zero is none. */
export function stakesOf({ bets, minBet, maxBet }: Pick<GameRow, 'bets' | 'minBet' | 'maxBet'>): bigint[] {
  return bets.filter((bet) => bet >= minBet && (maxBet === 0n || bet <= maxBet));
}
