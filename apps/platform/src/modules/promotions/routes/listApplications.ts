import { listApplications as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readApplications } from '../readApplications.ts';
import { countHeld, listOfBrand } from '../store/participations.ts';

export const listApplications = ({ pool }: PromotionsDeps): Route =>
  implement(operation, async ({ input: { view, search = '', pageNum, pageSize }, brand, session: { brandId } }) => {
    const [{ rows, total }, waiting] = await Promise.all([
      listOfBrand(pool, { brandId, view, search: search.trim(), pageNum, pageSize }),
      countHeld(pool, brandId),
    ]);
    return {
      page: pageOf(await readApplications(pool, { brandId, preset: brand.defaultLanguage }, rows), total, {
        pageNum,
        pageSize,
      }),
      waiting,
    };
  });
