import { listVendors as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BrandGame } from '../createCatalogue.ts';
import type { GamesDeps, OpenLotteries } from '../GamesDeps.ts';
import { hasBingo } from '../hasBingo.ts';

/** The categories in navigation order. */
const categories = [
  ['ELOTT', 'Instant lottery'],
  ['LOTT', 'Lottery'],
  ['LIVE', 'Live casino'],
  ['SPORTS', 'Sports'],
  ['FISH', 'Fishing'],
  ['RNG', 'Slots'],
  ['PVP', 'Card games'],
  ['ESPORTS', 'Esports'],
] as const;

export const listVendors = ({ catalogue, countLotteries }: GamesDeps): Route =>
  implement(operation, async ({ brand }) => {
    const [all, lotteries] = await Promise.all([catalogue.ofBrand(brand.id), countLotteries(brand.id)]);
    const isWithBingo = hasBingo(brand);
    const games = all.filter(({ row, decision }) => isWithBingo || (decision?.subCategory ?? row.subCategory) !== 'BG');
    return categories.flatMap(([gameClassify, title]) => {
      const cards = cardsOf(games.filter(({ row }) => row.classify === gameClassify));
      if (gameClassify === 'LOTT' || gameClassify === 'ELOTT') {
        cards.unshift(...houseCards(gameClassify, brand.name, lotteries[gameClassify]));
      }
      return cards.length === 0 ? [] : [{ gameClassify, title, cards }];
    });
  });

const areas = [
  ['CN', 'LOTTERY', undefined],
  ['VN', 'TCG_LOTTO_VN', 'Vietnam'],
  ['SEA', 'TCG_SEA', 'SEA'],
] as const;

const kinds = { LOTT: 'Lottery', ELOTT: 'Instant Lottery' } as const;

/**
 * The brand's own lotteries are listed beside the lottery vendors, regional ones under a name that links there. The lobby
 * of a page has its usual lotteries, so that those of prize mode ELOTT begin with the first of them.
 */
const houseCards = (gameType: 'LOTT' | 'ELOTT', brandName: string, open: OpenLotteries) =>
  areas.flatMap(([area, vassalage, region = brandName]) => {
    const { count, first } = open[area];
    if (count === 0) return [];
    const gameCode = gameType === 'ELOTT' ? first : '';
    return [
      {
        ...{ vassalage, name: `${region} ${kinds[gameType]}`, gameCode, gameType, isGame: false, image: '' },
        ...{ gameCount: count, badge: '' as const, isAvailable: true, maintenance: null },
      },
    ];
  });

function cardsOf(games: readonly BrandGame[]) {
  const byVendor = new Map<number, BrandGame[]>();
  for (const game of games) byVendor.set(game.vendor.id, [...(byVendor.get(game.vendor.id) ?? []), game]);
  const inOrder = [...byVendor.values()].toSorted(
    ([a], [b]) => (a?.standing.position ?? 0) - (b?.standing.position ?? 0),
  );
  return inOrder.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        vassalage: first.vendor.code,
        name: first.vendor.name,
        gameCode: '',
        gameType: first.row.classify,
        isGame: false,
        image: first.row.image,
        gameCount: own.length,
        badge: first.standing.badge,
        isAvailable: own.some(({ isAvailable }) => isAvailable),
        maintenance: first.standing.maintenance,
      },
    ];
  });
}
