import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { countMoved } from '#modules/limits/index.ts';
import { mustPost } from '#modules/wallet/index.ts';
import type { MoveRow, MoveStatus } from '../MoveRow.ts';
import { isBackInMain, moneyOfEnd } from '../rules.ts';
import { endMove, moveSeen, readMove } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

type End = { status: 'done' | 'returned'; from: readonly MoveStatus[]; answer: string };

/**
 * Ends a transfer: state and money are one transaction. Of concurrent callers one does it; the others get the result.
 */
export async function settleMove(deps: Pick<TransfersDeps, 'pool' | 'wallet'>, id: bigint, end: End): Promise<MoveRow> {
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      const ended = await endMove(client, id, end);
      if (!ended) {
        const known = await readMove(client, id);
        if (!known) throw new Error(`There is no transfer ${id}.`);
        return { row: known, items: [], results: [] };
      }
      const money = moneyOfEnd(ended);
      const posted = await mustPost(client, money, 'the end of a transfer');
      // What returns to the main wallet was counted as outside since it left.
      if (isBackInMain(ended)) await countMoved(client, ended, -ended.amount);
      if (ended.status === 'done') await moveSeen(client, ended);
      return { row: ended, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}
