import { transact } from '@baize/server/transact';
import { tellUnreadWithin } from '../jobs/tellUnread.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { nextMembers } from '../nextMembers.ts';
import { holdDue, insertForMany, writeStep } from '../store/broadcasts.ts';

/** Members per transaction. */
const STEP = 500;

/**
 * Sends due broadcasts in steps: a step's messages and its progress are one transaction, so a crash loses nothing and
 * nobody gets a message twice. Members' open pages update their unread count afterwards.
 */
export async function sendDue(deps: MessagesDeps): Promise<void> {
  for (;;) {
    const isStepDone = await transact(deps.pool, async (client) => {
      const row = await holdDue(client);
      if (!row) return false;
      const { memberIds, last, isDone } = await nextMembers(deps, row, STEP);
      const { brandId } = row;
      const accounts = await deps.identity.accountsOf({ brandId, memberIds });
      const members = memberIds.map((memberId) => ({
        memberId,
        language: accounts.get(memberId)?.language ?? row.language,
      }));
      const sent = row.sent + (members.length === 0 ? 0 : await insertForMany(client, row, members));
      await writeStep(client, { id: row.id, lastMember: last, sent, isDone });
      const there = await deps.identity.activity.onlineAmong({ brandId, memberIds });
      for (const memberId of there) await tellUnreadWithin(client, { brandId, memberId });
      return true;
    });
    if (!isStepDone) return;
  }
}
