import { listRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';
import { presentRound, presentTotals, totalsOf } from '../present.ts';
import { roundFilterOf } from '../roundFilterOf.ts';
import { findRounds, sumRounds } from '../store.ts';

export const listRounds = ({ pool, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { pageNum, pageSize } = input;
    const filter = await roundFilterOf(catalogue, session, input);
    const [rows, totals] = await Promise.all([
      findRounds(pool, filter, { pageNum, pageSize }),
      sumRounds(pool, filter),
    ]);
    const content = await Promise.all(
      rows.map(async (row) => presentRound(row, await catalogue.displayOf(row.vendorId, row.gameCode))),
    );
    return {
      page: pageOf(content, totals.rounds, { pageNum, pageSize }),
      pageTotals: presentTotals(totalsOf(rows)),
      grandTotals: presentTotals(totals),
    };
  });
