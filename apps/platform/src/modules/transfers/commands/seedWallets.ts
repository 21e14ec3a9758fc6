import { insertSeveral } from '../store.ts';

/** Switches a brand to several wallets, as the owner of the database; an existing choice is kept. */
export async function seedWallets(owner: Parameters<typeof insertSeveral>[0], brandId: number): Promise<void> {
  await insertSeveral(owner, brandId);
}
