import { listRebates as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentRebate } from '../present.ts';
import { refuseSpan } from '../refuseSpan.ts';
import { readOwnRebates } from '../store/rebates.ts';

export const listRebates = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ input: { from, to, pageNum, pageSize }, brand, session }) => {
    refuseSpan({ from, to });
    const { rows, total, paid } = await readOwnRebates(
      pool,
      { brandId: brand.id, memberId: session.memberId, currency: brand.currency, from, to, timeZone: brand.timeZone },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return { currency: brand.currency, paid, page: pageOf(rows.map(presentRebate), total, { pageNum, pageSize }) };
  });
