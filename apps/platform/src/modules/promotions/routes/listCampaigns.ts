import { listCampaigns as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readSetUp } from '../readSetUp.ts';
import { listOfBrand } from '../store/campaigns.ts';

export const listCampaigns = ({ pool }: PromotionsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const { rows, total } = await listOfBrand(pool, { brandId, pageNum, pageSize });
    return pageOf(await readSetUp(pool, rows), total, { pageNum, pageSize });
  });
