import { listTree as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readMember, readPlaces, uplinesOf } from '../store/tree.ts';

export const listTree = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const { pageNum, pageSize } = input;
    const search = input.search?.trim() ?? '';
    const parentId = input.parentId === undefined || search !== '' ? null : BigInt(input.parentId);
    if (parentId !== null && !(await readMember(pool, { brandId, memberId: parentId })))
      throw refuse('member_not_found');
    const memberIds = search === '' ? undefined : await identity.activity.named({ brandId, search });
    const { rows, total } = await readPlaces(pool, {
      ...{ brandId, parentId, memberIds, limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    const above = parentId === null ? [] : (await uplinesOf(pool, { brandId, memberId: parentId })).toReversed();
    const line = [...above.map(({ memberId }) => memberId), ...(parentId === null ? [] : [parentId])];
    const accounts = await identity.accountsOf({ brandId, memberIds: [...line, ...rows.map((row) => row.memberId)] });
    return {
      line: line.map((id) => ({ memberId: String(id), account: accounts.get(id)?.account ?? '' })),
      page: pageOf(
        rows.map((row) => ({
          memberId: String(row.memberId),
          account: accounts.get(row.memberId)?.account ?? '',
          ...{ type: row.type, directCount: row.directCount, teamCount: row.teamCount },
          ...{ rebateBps: row.rebateBps, prizeGroup: row.prizeGroup, isMoving: row.isMoving },
          status: accounts.get(row.memberId)?.status ?? 'closed',
          joinedAt: row.joinedAt.toISOString(),
        })),
        total,
        { pageNum, pageSize },
      ),
    };
  });
