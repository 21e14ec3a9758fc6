import type { Recurring } from '#kit/jobs/Job.ts';
import { checkMove } from '../commands/checkMove.ts';
import { takeDue } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

const AT_ONCE = 20;

/** Checks due transfers, until there are none. Any number of processes may run it concurrently. */
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

/** Checks transfers in doubt every three seconds. */
export const checkDueMovesJob = (deps: TransfersDeps): Recurring => ({
  ...{ name: 'transfers.checkDueMoves', everyMs: 3_000, deadlineMs: 600_000 },
  run: () => checkDueMoves(deps),
});
