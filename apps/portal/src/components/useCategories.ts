import type { OutputOf } from '@baize/contract';
import { listVendors } from '@baize/contract/games/listVendors';
import type { IconName } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';

type Vendors = OutputOf<typeof listVendors>;

/** The categories that have a screen of their own, in the order of the navigation. */
const order = ['RNG'] as const;

export type Category = (typeof order)[number];

export const categoryPath: Record<Category, '/rng'> = { RNG: '/rng' };
export const categoryIcon: Record<Category, IconName> = { RNG: 'slots' };

export type CategoryVendors = { gameClassify: Category; cards: Vendors[number]['cards'] };

/** Puts the server's categories into the house's order and leaves out those without vendors. */
export function inNavOrder(vendors: Vendors): CategoryVendors[] {
  return order.flatMap((gameClassify) => {
    const cards = vendors.filter((found) => found.gameClassify === gameClassify).flatMap((found) => found.cards);
    return cards.length > 0 ? [{ gameClassify, cards }] : [];
  });
}

export function useCategories(): CategoryVendors[] {
  const { data = [] } = useQuery(query(listVendors, {}));
  return inNavOrder(data);
}
