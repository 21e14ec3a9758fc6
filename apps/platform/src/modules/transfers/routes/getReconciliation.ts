import { getReconciliation as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { SupplierError } from '#modules/vendors/index.ts';
import { reconcile } from '../reconcile.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { walletsOf } from '../walletsOf.ts';

const MAX_DAYS = 31;

export const getReconciliation = (deps: TransfersDeps): Route =>
  implement(operation, async ({ input, brand, requestId, refuse }) => {
    const [from, to] = [new Date(input.from), new Date(input.to)];
    if (from >= to || to.getTime() - from.getTime() > MAX_DAYS * 86_400_000) {
      throw new Refusal('invalid_input', 'Not valid: from', { field: 'from' });
    }
    const vendor = (await walletsOf(deps, brand.id)).find(({ known }) => known.vendor.code === input.vendor);
    if (!vendor) throw refuse('wallet_unknown');
    try {
      return { currency: brand.currency, ...(await reconcile(deps, vendor, { brandId: brand.id, from, to })) };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      deps.log.warn({ err: error, vendor: input.vendor, request: requestId }, 'no reconciliation');
      throw refuse('vendor_unavailable');
    }
  });
