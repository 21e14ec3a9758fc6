import { listRequests as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { presentRequests } from '../presentRequests.ts';
import { readRequests } from '../store/requests.ts';

export const listRequests = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { kind, isWaiting, pageNum, pageSize }, brand, session }) => {
    refuseOutsider(brand, session);
    const { brandId, memberId } = session;
    const { rows, total } = await readRequests(deps.pool, {
      ...{ brandId, memberId, kind, isWaiting: isWaiting === '1' },
      ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    return pageOf(await presentRequests(deps, rows, { brandId, viewer: memberId, timeZone: brand.timeZone }), total, {
      pageNum,
      pageSize,
    });
  });
