import { listRewardCatalogue as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentPage, presentCatalogueReward } from '../present.ts';
import { listCatalogue } from '../store/rewards.ts';

export const listRewardCatalogue = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input, brand, session: { brandId } }) => ({
    currency: brand.currency,
    page: presentPage(await listCatalogue(pool, { brandId, ...input }), input, presentCatalogueReward),
  }));
