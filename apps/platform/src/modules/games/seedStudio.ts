import type { Queryable } from '../../kit/db.ts';
import { seedVendor, studioDialect } from '../vendors/index.ts';
import { imageOf } from './imageOf.ts';
import { decorateGame } from './store.ts';

export type StudioSeed = Readonly<{
  /** The studio's key, which checks its calls. */
  publicKeyPem: string;
  /** Our key, which signs what we ask of the studio. */
  privateKeyFile: string;
  operatorId: string;
  supplierUrl: string;
  launchOrigins?: readonly string[];
  brands: readonly { brandId: number; subPartnerId: string }[];
}>;

/** How our lobby shows the studio's games; numbers such as lines and limits come from the studio's own list. */
const games = [
  { gameCode: 'dragon-eight', classify: 'RNG', nameEn: 'Dragon Eight', nameCn: '龙八', badge: 'NEW', position: 1 },
  { gameCode: 'lantern-ways', classify: 'RNG', nameEn: 'Lantern Ways', nameCn: '千灯路', badge: 'NEW', position: 2 },
  { gameCode: 'treasure-bowl', classify: 'RNG', nameEn: 'Treasure Bowl', nameCn: '聚宝盆', badge: 'NEW', position: 3 },
] as const;

/** Enters the house studio as a vendor of these brands, with its games. May run at every start, as the owner. */
export async function seedStudio(owner: Queryable, seed: StudioSeed): Promise<number> {
  const vendorId = await seedVendor(owner, {
    ...seed,
    code: 'studio',
    name: 'Baize Studio',
    dialect: studioDialect,
    listsRounds: true,
    hasFreeRounds: true,
    hasDesk: true,
  });
  for (const game of games) await decorateGame(owner, vendorId, { ...game, image: imageOf(game.gameCode) });
  return vendorId;
}
