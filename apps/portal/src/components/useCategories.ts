import type { listVendors, OutputOf } from '@baize/contract';
import type { IconName } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { firstAnswers } from '../firstAnswers.ts';
import type { BannerGroup } from '../Start.ts';

type Vendors = OutputOf<typeof listVendors>;

/** The categories of games, in the order of the navigation. */
const order = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const;

export type Category = (typeof order)[number];
export type CategoryPath = '/elott' | '/lott' | '/live' | '/sports' | '/fish' | '/rng' | '/pvp' | '/esports';

export const categoryPath: Record<Category, CategoryPath> = {
  ELOTT: '/elott',
  LOTT: '/lott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
};

export const categoryIcon: Record<Category, IconName> = {
  ELOTT: 'lottery',
  LOTT: 'ticket',
  LIVE: 'live',
  SPORTS: 'ball',
  FISH: 'fish',
  RNG: 'slots',
  PVP: 'cards',
  ESPORTS: 'controller',
};

export type VendorOf = Vendors[number]['cards'][number];
export type CategoryVendors = { gameClassify: Category; cards: VendorOf[] };

/** The banner group of a category's page: `w_live`. */
export const categoryGroup = (category: Category): BannerGroup => `w_${category.toLowerCase() as Lowercase<Category>}`;

/** Puts the server's categories into the house's order and leaves out those without vendors. */
export function inNavOrder(vendors: Vendors): CategoryVendors[] {
  return order.flatMap((gameClassify) => {
    const cards = vendors.filter((found) => found.gameClassify === gameClassify).flatMap((found) => found.cards);
    return cards.length > 0 ? [{ gameClassify, cards }] : [];
  });
}

export function useCategories(): CategoryVendors[] {
  const { data = [] } = useQuery(firstAnswers.vendors);
  return inNavOrder(data);
}
