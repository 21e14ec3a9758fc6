import type { GrantRow } from '#modules/bonuses/index.ts';
import type { Transaction } from '../PromotionsDeps.ts';
import { endByGrant } from '../store/participations.ts';

/** Handles the end of a promotion's bonus: released into the balance, or returned to the house. */
export async function noteGrantEnd(
  client: Transaction,
  { id, brandId, status }: Pick<GrantRow, 'id' | 'brandId' | 'status'>,
): Promise<void> {
  await endByGrant(client, { brandId, grantId: id }, status === 'released' ? 'issued' : 'closed');
}
