import { listInvites as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readInvites } from '../store/invites.ts';

export const listInvites = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readInvites(pool, { brandId, ...page });
    const accounts = await identity.accountsOf({ brandId, memberIds: rows.map(({ memberId }) => memberId) });
    const content = rows.map(({ memberId, updatedAt, ...words }) => ({
      ...{ memberId: String(memberId), account: accounts.get(memberId)?.account ?? '', ...words },
      updatedAt: updatedAt.toISOString(),
    }));
    return pageOf(content, total, { pageNum, pageSize });
  });
