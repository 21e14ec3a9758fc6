import { listRefusedCalls as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readRefusedPage } from '../store/refusedCalls.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listRefusedCalls = ({ pool, vendors }: VendorsDeps): Route =>
  implement(operation, async ({ input: { cause, pageNum, pageSize }, session: { brandId } }) => {
    const own = (await vendors.ofBrand(brandId)).map(({ vendor }) => vendor);
    const names = new Map(own.map(({ code, name }) => [code, name]));
    const { rows, total } = await readRefusedPage(
      pool,
      { vendorCodes: [...names.keys()], dialects: own.map(({ dialect }) => dialect), cause },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    const content = rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      vendorName: names.get(row.vendorCode) ?? '',
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
    return pageOf(content, total, { pageNum, pageSize });
  });
