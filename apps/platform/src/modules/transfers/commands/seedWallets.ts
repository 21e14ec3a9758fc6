import { insertSeveral } from '../store.ts';

/** Gives a brand several wallets, as the owner of the database; where somebody has chosen, that stays. */
export async function seedWallets(owner: Parameters<typeof insertSeveral>[0], brandId: number): Promise<void> {
  await insertSeveral(owner, brandId);
}
