import type { ParticipationRow } from '../ParticipationRow.ts';
import { placeOfDraw } from '../placeOfDraw.ts';
import { promiseSeed } from '../promiseSeed.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { promiseDraw, type DrawRow } from '../store/draws.ts';

/** Promises by what a member's draw will be decided, when the member joins; whoever joined before that is promised one now. */
export async function prepareDraw(
  { secrets }: Pick<PromotionsDeps, 'secrets'>,
  client: Transaction,
  row: ParticipationRow,
): Promise<DrawRow> {
  const { seed, commitment } = promiseSeed();
  const sealedSeed = secrets.seal(Buffer.from(seed), placeOfDraw(row));
  return promiseDraw(client, { brandId: row.brandId, participationId: row.id, commitment, sealedSeed });
}
