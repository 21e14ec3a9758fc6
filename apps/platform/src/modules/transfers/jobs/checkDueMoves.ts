import type { Recurring } from '#kit/jobs/Job.ts';
import { checkMove } from '../commands/checkMove.ts';
import { takeDue } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

const AT_ONCE = 20;

/** Finds out about the transfers that are due, until none is. Any number of processes may do so at once. */
export async function checkDueMoves(deps: TransfersDeps): Promise<void> {
  for (;;) {
    const due = await takeDue(deps.pool, AT_ONCE);
    await Promise.all(
      due.map(async (move) => {
        try {
          await checkMove(deps, move);
        } catch (error) {
          deps.log.error({ job: 'transfers.checkMoves', err: error, transfer: String(move.id) }, 'job failed');
        }
      }),
    );
    if (due.length < AT_ONCE) return;
  }
}

/** Looks every three seconds for transfers in doubt. */
export const checkDueMovesJob = (deps: TransfersDeps): Recurring => ({
  ...{ name: 'transfers.checkDueMoves', everyMs: 3_000, deadlineMs: 600_000 },
  run: () => checkDueMoves(deps),
});
