import type { Queryable } from '#kit/db.ts';
import { seedVendor } from '#modules/vendors/index.ts';
import { imageOf } from './imageOf.ts';
import type { StudioSeed } from './seedStudio.ts';
import { decorateGame } from './store.ts';

/**
 * Registers the bundled transfer vendor, with its one game, for these brands. It is part of the studio and uses the
 * studio's key. Safe to run at every start, as the owner.
 */
export async function seedPurse(owner: Queryable, seed: StudioSeed): Promise<number> {
  const vendorId = await seedVendor(owner, {
    ...{ ...seed, code: 'pavilion', name: 'Pavilion', dialect: 'tcg' },
    supplierUrl: `${seed.supplierUrl.replace(/\/+$/, '')}/purse`,
  });
  await decorateGame(owner, vendorId, {
    ...{ gameCode: 'coin-toss', classify: 'PVP', names: { EN: 'Coin Toss', CN: '猜硬币' } },
    ...{ badge: '', position: 50, image: imageOf('treasury') },
  });
  return vendorId;
}
