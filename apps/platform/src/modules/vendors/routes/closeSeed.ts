import { closeSeed as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { findRoundSources } from '../findRoundSources.ts';
import { SupplierError } from '../SupplierError.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** The vendor's status while a round drawn from the seed is still open. */
const CONFLICT = 409;

export const closeSeed = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: { memberId }, brand, refuse }) => {
    const sources = await findRoundSources(deps, { ...input, brand, memberId });
    if (!sources) throw refuse('round_not_found');
    try {
      const details = await sources.closeSeed();
      if (details?.proof === undefined || details.verifyUrl === undefined) throw refuse('vendor_unavailable');
      return { proof: { ...details.proof, verifyUrl: details.verifyUrl } };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      if (error.status === CONFLICT) throw refuse('seed_in_use');
      deps.log.warn({ err: error, vendor: sources.known?.vendor.code, round: sources.row.round }, 'seed not revealed');
      throw refuse('vendor_unavailable');
    }
  });
