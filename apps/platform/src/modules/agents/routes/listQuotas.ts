import { listQuotas as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readQuotaChanges, readQuotas } from '../store/quotas.ts';

export const listQuotas = ({ pool, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const { pageNum, pageSize } = input;
    const who = { brandId, memberId: BigInt(input.memberId) };
    const [quotas, { rows, total }] = await Promise.all([
      readQuotas(pool, who),
      readQuotaChanges(pool, who, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    ]);
    const ids = rows.flatMap(({ forId }) => (forId === null ? [] : [forId]));
    const accounts = await identity.accountsOf({ brandId, memberIds: [who.memberId, ...ids] });
    const agent = accounts.get(who.memberId);
    if (!agent) throw refuse('member_not_found');
    return {
      account: agent.account,
      quotas,
      page: pageOf(
        rows.map(({ id, what, fromBps, toBps, granted, used, forId, byOperator, at }) => ({
          ...{ id: String(id), what, fromBps, toBps, granted, used },
          account: (forId === null ? undefined : accounts.get(forId)?.account) ?? '',
          by: byOperator === '' ? agent.account : byOperator,
          at: at.toISOString(),
        })),
        total,
        { pageNum, pageSize },
      ),
    };
  });
