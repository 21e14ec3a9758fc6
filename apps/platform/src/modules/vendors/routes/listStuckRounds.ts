import { listStuckRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readDesk } from '../readDesk.ts';
import { SupplierError } from '../SupplierError.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listStuckRounds = ({ vendors, log }: VendorsDeps): Route =>
  implement(operation, async ({ session: { brandId } }) => {
    const all = await vendors.directory.all();
    const silent: string[] = [];
    const rounds = await Promise.all(
      all.map(async (known) => {
        try {
          return await readDesk({ vendors }, known, brandId);
        } catch (error) {
          if (!(error instanceof SupplierError)) throw error;
          log.warn({ err: error, vendor: known.vendor.code }, 'the desk of a vendor did not answer');
          silent.push(known.vendor.name);
          return [];
        }
      }),
    );
    return { rounds: rounds.flat(), silent };
  });
