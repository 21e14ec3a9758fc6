import { listGameRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readStretch } from '#modules/exports/index.ts';
import { presentRound } from '../present.ts';
import { findGameRounds } from '../store/returns.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listGameRounds = ({ pool, vendors, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ input, brand, refuse }) => {
    const { vassalage, gameCode, pageNum, pageSize } = input;
    const { from, to } = readStretch(input, brand.timeZone);
    const known = await vendors.directory.byCode(vassalage);
    if (known?.brandById(brand.id) === undefined) throw refuse('vendor_not_found');
    const { rows, total } = await findGameRounds(pool, {
      ...{ brandId: brand.id, vendorId: known.vendor.id, gameCode, from, to },
      ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    const face = await catalogue.displayOf(known.vendor.id, gameCode);
    return pageOf(
      rows.map((row) => ({ memberId: String(row.memberId), round: presentRound(row, face) })),
      total,
      { pageNum, pageSize },
    );
  });
