import { listLineTransfers as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readTransits } from '#modules/wallet/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { listSentTransfers, transferKey, transferScope } from '../store/transfers.ts';

export const listLineTransfers = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId } }) => {
    const { direction, pageNum, pageSize } = input;
    const { rows, total } = await listSentTransfers(pool, { brandId, memberId, direction, pageNum, pageSize });
    const [accounts, states] = await Promise.all([
      identity.accountsOf({ brandId, memberIds: rows.map(({ toId }) => toId) }),
      readTransits(pool, { brandId, scope: transferScope, keys: rows.map(transferKey) }),
    ]);
    const content = rows.map((row) => ({
      ...{ id: String(row.id), direction: row.direction, account: accounts.get(row.toId)?.account ?? '' },
      ...{ amount: row.amount, currency: row.currency },
      // What was sent before transfers stood in transit was with the other at once.
      status: states.get(transferKey(row)) ?? 'arrived',
      createdAt: row.createdAt.toISOString(),
    }));
    return pageOf(content, total, { pageNum, pageSize });
  });
