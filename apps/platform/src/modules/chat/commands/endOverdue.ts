import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { ChatDeps } from '../ChatDeps.ts';
import { holdOverdue } from '../store/envelopes.ts';
import { endHeld } from './endHeld.ts';

/** Ends every expired envelope one by one, and notifies the rooms. Any number of processes may run it concurrently. */
export async function endOverdue(deps: Pick<ChatDeps, 'pool' | 'secrets' | 'news'>): Promise<void> {
  for (;;) {
    const ended = await retried(() =>
      transact(deps.pool, async (client) => {
        const row = await holdOverdue(client);
        if (row) await endHeld(deps, client, row);
        return row;
      }),
    );
    if (!ended) return;
    deps.news.tell(ended);
  }
}
