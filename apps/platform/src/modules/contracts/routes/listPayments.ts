import { listPayments as operation } from '@baize/contract';
import { contractKind } from '@baize/contract/contracts/contractTerms';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { namesOf } from '../namesOf.ts';
import { refuseOutsider } from '../policy.ts';
import { presentPayment } from '../present.ts';
import { refuseSpan } from '../refuseSpan.ts';
import { readPayments } from '../store/payments.ts';

export const listPayments = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { kind, from, to, pageNum, pageSize }, brand, session }) => {
    refuseOutsider(brand, session);
    refuseSpan({ from, to });
    const kinds = kind === undefined ? contractKind.options : [kind];
    const { rows, total, paid } = await readPayments(
      deps.pool,
      { brandId: brand.id, memberId: session.memberId, kinds, from, to, timeZone: brand.timeZone },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    const names = await namesOf(deps, brand.id, rows);
    const content = rows.map((row) => presentPayment(row, names));
    return { currency: brand.currency, paid, page: pageOf(content, total, { pageNum, pageSize }) };
  });
