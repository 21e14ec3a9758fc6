import type { BrandGame, Catalogue } from './createCatalogue.ts';

/** The games with these ids in order. Those that the brand no longer offers are left out. */
export async function gamesOf(
  catalogue: Pick<Catalogue, 'ofBrand'>,
  brandId: number,
  ids: readonly number[],
): Promise<BrandGame[]> {
  const byId = new Map((await catalogue.ofBrand(brandId)).map((game) => [game.row.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
