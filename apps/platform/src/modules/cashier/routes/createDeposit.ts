import { createDeposit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { requestDeposit } from '../commands/requestDeposit.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentDeposit } from '../present.ts';

export const createDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const row = await requestDeposit(deps, {
      ...input,
      brandId: brand.id,
      memberId: session.memberId,
      account: session.account,
      currency: brand.currency,
      returnUrl: siteUrl(deps.publicUrl, brand.mainDomain, '/member?page=depositv2'),
    });
    const payments = row.gatewayId === null ? undefined : await deps.gateways.paymentsOf(deps.pool, [row.id]);
    return presentDeposit(row, payments?.get(row.id));
  });
