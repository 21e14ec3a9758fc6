import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { endRefund } from '../store/draws.ts';
import { cutParts, holdPart, refundPart } from '../store/settlement.ts';
import { workParts } from './workParts.ts';

const MOST_ORDERS = 2_000;

/** Refunds the stakes of a void draw, each once under concurrency. True once nothing is left. */
export async function refundDraw(
  { pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>,
  id: bigint,
): Promise<boolean> {
  await cutParts(pool, id, MOST_ORDERS);
  await workParts({ pool, wallet }, async (client) => {
    const part = await holdPart(client, { drawId: id, resultNo: 'void' });
    return part === undefined ? undefined : refundPart(client, { drawId: id, part });
  });
  return endRefund(pool, id);
}
