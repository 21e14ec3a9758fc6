import { transact } from '@baize/server/transact';
import { tellUnreadWithin } from '../jobs/tellUnread.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { nextMembers } from '../nextMembers.ts';
import { holdBroadcast, insertForMany, readDue, writeStep } from '../store/broadcasts.ts';

/** Members per transaction. */
const STEP = 500;

/**
 * Sends due broadcasts in steps: a step's messages and its progress are one transaction, so a crash loses nothing and
 * nobody gets a message twice. Who is next is read before, and the step is dropped if another one was written meanwhile,
 * or the broadcast was cancelled. Members' open pages update their unread count afterwards.
 */
export async function sendDue(deps: MessagesDeps): Promise<void> {
  const { pool, identity } = deps;
  for (let row = await readDue(pool); row !== undefined; row = await readDue(pool)) {
    const { id, brandId, lastMember, language, sent } = row;
    const { memberIds, last, isDone } = await nextMembers(deps, row, STEP);
    const many = { brandId, memberIds };
    const isAnyone = memberIds.length > 0;
    const accounts = isAnyone ? await identity.accountsOf(many) : new Map();
    const there = isAnyone ? await identity.activity.onlineAmong(many) : [];
    const members = memberIds.map((memberId) => ({
      memberId,
      language: accounts.get(memberId)?.language ?? language,
    }));
    await transact(pool, async (client) => {
      const held = await holdBroadcast(client, brandId, String(id));
      if (held?.status !== 'scheduled' || held.lastMember !== lastMember) return;
      const added = isAnyone ? await insertForMany(client, held, members) : 0;
      await writeStep(client, { id, lastMember: last, sent: sent + added, isDone });
      for (const memberId of there) await tellUnreadWithin(client, { brandId, memberId });
    });
  }
}
