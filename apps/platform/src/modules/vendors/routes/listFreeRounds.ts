import { listFreeRounds as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentOperatorFreeRounds } from '../presentFreeRounds.ts';
import { countFree, readFreePage } from '../store/freeRounds.ts';
import { toldVendors } from '../toldVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listFreeRounds = ({ pool, catalogue, vendors }: VendorsDeps): Route =>
  implement(operation, async ({ input: { view, search, pageNum, pageSize }, session: { brandId } }) => {
    const [{ rows, total }, counts, offers, told] = await Promise.all([
      readFreePage(pool, { brandId, view, search, pageNum, pageSize }),
      countFree(pool, brandId),
      catalogue.freeOffersOf(brandId),
      toldVendors(vendors),
    ]);
    const content = rows.map((row) => presentOperatorFreeRounds({ catalogue }, row, told));
    return {
      page: pageOf(await Promise.all(content), total, { pageNum, pageSize }),
      counts,
      games: offers.map(({ vendor, gameCode, name, stakes }) => ({
        ...{ vassalage: vendor.code, gameCode, name, stakes: [...stakes] },
      })),
    };
  });
