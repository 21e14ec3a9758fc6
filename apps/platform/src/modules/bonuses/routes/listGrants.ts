import { listGrants as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { countedOf } from '../countedOf.ts';
import { presentOperatorGrant } from '../present.ts';
import { countGrants, listOfBrand } from '../store/grants.ts';

export const listGrants = ({ pool, catalogue }: BonusesDeps): Route =>
  implement(operation, async ({ input: { view, search, pageNum, pageSize }, session: { brandId } }) => {
    const [{ rows, total }, counts, classes] = await Promise.all([
      listOfBrand(pool, { brandId, view, search, pageNum, pageSize }),
      countGrants(pool, brandId),
      catalogue.classesOf(brandId),
    ]);
    return {
      page: pageOf(
        await Promise.all(rows.map(async (row) => presentOperatorGrant(row, await countedOf(pool, classes, row)))),
        total,
        { pageNum, pageSize },
      ),
      counts,
    };
  });
