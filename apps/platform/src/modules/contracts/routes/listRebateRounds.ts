import { listRebateRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentRebate, presentRebateRound } from '../present.ts';
import { presentFacts } from '../presentFacts.ts';
import { readRebateBounds, readRebateFacts } from '../store/rebateRounds.ts';
import { readRebate } from '../store/rebates.ts';

export const listRebateRounds = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, pageNum, pageSize }, brand, session, refuse }) => {
    const { memberId } = session;
    const rebate = await readRebate(deps.pool, { brandId: brand.id, memberId, id });
    if (!rebate) throw refuse('contract_bill_unknown');
    const bounds = await readRebateBounds(deps.pool, rebate.id);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = bounds
      ? await readRebateFacts(deps.pool, rebate, { ...bounds, ...page })
      : { rows: [], total: 0 };
    const rounds = await presentFacts(deps, brand.id, { facts: rows, viewer: memberId });
    return {
      currency: rebate.currency,
      rebate: presentRebate(rebate),
      isKept: bounds !== undefined,
      page: pageOf(
        rounds.map(({ fact, round }) => presentRebateRound(fact, round, memberId)),
        total,
        { pageNum, pageSize },
      ),
    };
  });
