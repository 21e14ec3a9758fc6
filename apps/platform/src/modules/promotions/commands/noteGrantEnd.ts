import type { GrantRow } from '#modules/bonuses/index.ts';
import type { Transaction } from '../PromotionsDeps.ts';
import { endByGrant } from '../store/participations.ts';

/** A bonus of a promotion has come to its end: it is in the balance, or it went back to the house. */
export async function noteGrantEnd(
  client: Transaction,
  { id, brandId, status }: Pick<GrantRow, 'id' | 'brandId' | 'status'>,
): Promise<void> {
  await endByGrant(client, { brandId, grantId: id }, status === 'released' ? 'issued' : 'closed');
}
