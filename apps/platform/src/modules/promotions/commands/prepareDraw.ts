import type { ParticipationRow } from '../ParticipationRow.ts';
import { placeOfDraw } from '../placeOfDraw.ts';
import { promiseSeed } from '../promiseSeed.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { promiseDraw, type DrawRow } from '../store/draws.ts';

/** Commits to the seed of a member's draw when the member joins; members who joined earlier get one now. */
export async function prepareDraw(
  { secrets }: Pick<PromotionsDeps, 'secrets'>,
  client: Transaction,
  row: ParticipationRow,
): Promise<DrawRow> {
  const { seed, commitment } = promiseSeed();
  const sealedSeed = secrets.seal(Buffer.from(seed), placeOfDraw(row));
  return promiseDraw(client, { brandId: row.brandId, participationId: row.id, commitment, sealedSeed });
}
