import { listOffers as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentRequests } from '../presentRequests.ts';
import { HOUSE } from '../rules.ts';
import { readRequests } from '../store/requests.ts';

export const listOffers = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, brand, session: { brandId } }) => {
    const { rows, total } = await readRequests(deps.pool, {
      ...{ brandId, memberId: HOUSE, kind: undefined, isWaiting: false },
      ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    return pageOf(await presentRequests(deps, rows, { brandId, viewer: HOUSE, timeZone: brand.timeZone }), total, {
      pageNum,
      pageSize,
    });
  });
