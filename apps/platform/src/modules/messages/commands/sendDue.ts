import { transact } from '@baize/server/transact';
import { tellUnreadWithin } from '../jobs/tellUnread.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { nextMembers } from '../nextMembers.ts';
import { holdDue, insertForMany, writeStep } from '../store/broadcasts.ts';

/** So many members are written to in one transaction. */
const STEP = 500;

/**
 * Sends what is due, step by step: the messages of a step and how far it came stand in one transaction, so a process that
 * ends in between has lost nothing and nobody is written to twice. Whoever is there counts again after it.
 */
export async function sendDue(deps: MessagesDeps): Promise<void> {
  for (;;) {
    const isStepDone = await transact(deps.pool, async (client) => {
      const row = await holdDue(client);
      if (!row) return false;
      const memberIds = await nextMembers(deps, row, STEP);
      const isDone = memberIds.length < STEP;
      const sent = row.sent + (memberIds.length === 0 ? 0 : await insertForMany(client, row, memberIds));
      await writeStep(client, { id: row.id, lastMember: memberIds.at(-1) ?? row.lastMember, sent, isDone });
      const { brandId } = row;
      const there = await deps.identity.activity.onlineAmong({ brandId, memberIds });
      for (const memberId of there) await tellUnreadWithin(client, { brandId, memberId });
      return true;
    });
    if (!isStepDone) return;
  }
}
