import { listMemberRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { presentRound } from '../present.ts';
import { findRounds, sumRounds } from '../store.ts';

export const listMemberRounds = ({ pool, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ input, session, refuse }) => {
    const { pageNum, pageSize } = input;
    const filter = { brandId: session.brandId, memberId: BigInt(input.memberId) };
    // Every member of this brand has an account in its ledger.
    if ((await balancesOf(pool, filter)).length === 0) throw refuse('member_not_found');
    const [rows, { rounds }] = await Promise.all([
      findRounds(pool, filter, { pageNum, pageSize }),
      sumRounds(pool, filter),
    ]);
    return pageOf(
      await Promise.all(
        rows.map(async (row) => presentRound(row, await catalogue.displayOf(row.vendorId, row.gameCode))),
      ),
      rounds,
      { pageNum, pageSize },
    );
  });
