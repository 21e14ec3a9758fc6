import { listRounds as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { presentRound, presentTotals, totalsOf } from '../present.ts';
import { findRounds, sumRounds, type RoundFilter } from '../store.ts';

export const listRounds = ({ pool, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { from, to, status, search, gameClassify, pageNum, pageSize } = input;
    const games =
      gameClassify === undefined && search === undefined
        ? undefined
        : await catalogue.keysOf({
            ...(gameClassify === undefined ? {} : { classify: gameClassify }),
            ...(search === undefined ? {} : { search }),
          });
    const filter: RoundFilter = {
      brandId: session.brandId,
      memberId: session.memberId,
      ...(from === undefined ? {} : { from: new Date(from) }),
      ...(to === undefined ? {} : { to: new Date(to) }),
      ...(status === undefined ? {} : { status }),
      ...(games === undefined ? {} : { games }),
      // A search also finds a round by its number; a category alone does not.
      ...(search === undefined || gameClassify !== undefined ? {} : { round: search }),
    };
    const [rows, totals] = await Promise.all([
      findRounds(pool, filter, { pageNum, pageSize }),
      sumRounds(pool, filter),
    ]);
    const content = await Promise.all(
      rows.map(async (row) => presentRound(row, await catalogue.faceOf(row.vendorId, row.gameCode))),
    );
    return {
      page: { content, pageNum, totalPages: Math.ceil(totals.rounds / pageSize), totalRows: totals.rounds },
      pageTotals: presentTotals(totalsOf(rows)),
      grandTotals: presentTotals(totals),
    };
  });
