import type { downline, registerLink } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Account } from '#modules/identity/index.ts';
import type { LinkRow } from './LinkRow.ts';
import type { DownlineRow } from './store/tree.ts';

export function presentLink(row: LinkRow): z.output<typeof registerLink> {
  return {
    id: String(row.id),
    ...{ code: row.code, type: row.type, rebateBps: row.rebateBps, prizeGroup: row.prizeGroup, note: row.note },
    ...{ uses: row.uses, joined: row.joined, state: row.state },
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A team member, as the agent sees it. */
export function presentDownline(
  row: DownlineRow,
  account: Account | undefined,
  { balance, isOnline }: { balance: bigint; isOnline: boolean },
): z.output<typeof downline> {
  return {
    memberId: String(row.memberId),
    account: account?.account ?? '',
    type: row.type,
    ...{ level: row.level, directCount: row.directCount, teamCount: row.teamCount },
    ...{ balance, rebateBps: row.rebateBps, prizeGroup: row.prizeGroup },
    status: account?.status ?? 'closed',
    isOnline,
    joinedAt: row.joinedAt.toISOString(),
    lastLoginAt: account?.lastLoginAt?.toISOString() ?? null,
  };
}
