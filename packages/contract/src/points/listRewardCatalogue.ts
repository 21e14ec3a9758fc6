import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { catalogueReward } from './rewardDraft.ts';

/** All rewards of the brand, hidden ones included. */
export const listRewardCatalogue = operation({
  id: 'points.listRewardCatalogue',
  method: 'GET',
  path: '/ops/points/listRewardCatalogue',
  audience: 'operator',
  permission: 'points.read',
  summary: 'Catalogue of rewards',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: z.strictObject({ currency: z.string(), page: pageOf(catalogueReward) }),
  errors: ['not_logged_in', 'not_allowed'],
});
