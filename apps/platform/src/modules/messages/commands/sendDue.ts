import { transact } from '@baize/server/transact';
import type { BroadcastRow } from '../BroadcastRow.ts';
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
  const { pool } = deps;
  for (let row = await readDue(pool); row !== undefined; row = await readDue(pool)) {
    const { id, brandId, lastMember, sent } = row;
    const { memberIds, last, isDone } = await nextMembers(deps, row, STEP);
    const { members, there } = memberIds.length === 0 ? nobody : await readStep(deps, row, memberIds);
    await transact(pool, async (client) => {
      const held = await holdBroadcast(client, brandId, String(id));
      if (held?.status !== 'scheduled' || held.lastMember !== lastMember) return;
      const added = members.length === 0 ? 0 : await insertForMany(client, held, members);
      await writeStep(client, { id, lastMember: last, sent: sent + added, isDone });
      for (const memberId of there) await tellUnreadWithin(client, { brandId, memberId });
    });
  }
}

type Step = {
  members: readonly { memberId: bigint; language: string }[];
  /** Those whose pages are open. */
  there: Iterable<bigint>;
};

const nobody: Step = { members: [], there: [] };

async function readStep(
  { identity }: MessagesDeps,
  { brandId, language }: Pick<BroadcastRow, 'brandId' | 'language'>,
  memberIds: readonly bigint[],
): Promise<Step> {
  const many = { brandId, memberIds };
  const [accounts, there] = await Promise.all([identity.accountsOf(many), identity.activity.onlineAmong(many)]);
  const members = memberIds.map((memberId) => ({ memberId, language: accounts.get(memberId)?.language ?? language }));
  return { members, there };
}
