import { listApplications as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
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
      page: {
        content: await readApplications(pool, { brandId, preset: brand.defaultLanguage }, rows),
        ...{ pageNum, totalPages: Math.ceil(total / pageSize), totalRows: total },
      },
      waiting,
    };
  });
