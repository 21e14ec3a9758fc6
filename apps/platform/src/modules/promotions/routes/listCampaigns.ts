import { listCampaigns as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readSetUp } from '../readSetUp.ts';
import { listOfBrand } from '../store/campaigns.ts';

export const listCampaigns = ({ pool }: PromotionsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const { rows, total } = await listOfBrand(pool, { brandId, pageNum, pageSize });
    return {
      content: await readSetUp(pool, rows),
      ...{ pageNum, totalPages: Math.ceil(total / pageSize), totalRows: total },
    };
  });
