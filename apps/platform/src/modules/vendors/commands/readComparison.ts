import { transact } from '@baize/server/transact';
import { memberIdOf } from '../rules.ts';
import {
  finishComparison,
  keepPage,
  noteComparisonFault,
  type ComparisonRow,
  type Listed,
} from '../store/comparisons.ts';
import { SupplierError } from '../SupplierError.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

/** Clock skew: rounds that the vendor lists slightly earlier or later are still matched. */
const SLACK_MS = 10 * 60_000;

/** Continues to read a vendor's list, and compares once it is complete. */
export async function readComparison(
  { pool, vendors, log }: Pick<VendorsDeps, 'pool' | 'vendors' | 'log'>,
  from: ComparisonRow,
): Promise<void> {
  const known = await vendors.directory.byId(from.vendorId);
  const brand = known?.brandById(from.brandId);
  if (!known || !brand) return noteComparisonFault(pool, from, 'the vendor is not known any more');
  const supplier = vendors.supplierOf(known);
  if (!supplier.listRounds) return noteComparisonFault(pool, from, 'the vendor lists no rounds');
  let row = from;
  try {
    for (;;) {
      const { rounds, next } = await supplier.listRounds(known, {
        ...{ subPartnerId: brand.subPartnerId, after: row.reached },
        from: new Date(row.from.getTime() - SLACK_MS),
        to: new Date(row.to.getTime() + SLACK_MS),
      });
      if (next !== '' && next === row.reached) throw new SupplierError('the list does not go on');
      const own = rounds.flatMap((one): Listed[] => {
        const memberId = memberIdOf(one.user, brand.code);
        if (memberId === undefined || one.currency !== brand.currency) return [];
        const isCancelled = one.state === 'cancelled';
        return [
          {
            ...{ memberId, round: one.round, gameCode: one.gameCode, currency: one.currency },
            ...{ bet: isCancelled ? 0n : one.bet, win: isCancelled ? 0n : one.win },
            ...{ isSettled: one.state !== 'open', startedAt: one.startedAt },
          },
        ];
      });
      if (own.length < rounds.length) {
        log.error(
          { vendor: known.vendor.code, rounds: rounds.length - own.length },
          'a vendor lists rounds of nobody here',
        );
      }
      const reading = row;
      const isKept = await transact(pool, async (client) => {
        if (!(await keepPage(client, reading, { next, rounds: own }))) return false;
        if (next === '') await finishComparison(client, reading);
        return true;
      });
      if (!isKept || next === '') return;
      row = { ...row, reached: next, pages: row.pages + 1 };
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    log.warn({ err: error, vendor: known.vendor.code }, 'a list of rounds did not come');
    await noteComparisonFault(pool, row, error.message);
  }
}
