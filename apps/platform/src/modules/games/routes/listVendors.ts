import { listVendors as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { BrandGame } from '../createCatalogue.ts';
import type { GamesDeps } from '../GamesDeps.ts';

/** The categories in the order in which every navigation shows them. */
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

export const listVendors = ({ catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand }) => {
    const games = await catalogue.ofBrand(brand.id);
    return categories.flatMap(([gameClassify, title]) => {
      const cards = cardsOf(games.filter(({ row }) => row.classify === gameClassify));
      return cards.length === 0 ? [] : [{ gameClassify, title, cards }];
    });
  });

function cardsOf(games: readonly BrandGame[]) {
  const byVendor = new Map<number, BrandGame[]>();
  for (const game of games) byVendor.set(game.vendor.id, [...(byVendor.get(game.vendor.id) ?? []), game]);
  return [...byVendor.values()].flatMap((own) => {
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
        isAvailable: own.some(({ isAvailable }) => isAvailable),
      },
    ];
  });
}
